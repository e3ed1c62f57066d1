type Keys = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/**
 * Ctrl or Cmd with a letter and no other modifier: with Shift or Alt, browsers have their
 * own shortcuts. A synthetic `keydown` of the browser's autofill has no key.
 * @param letter in lower case
 */
export const isShortcut = (
  { key, ctrlKey, metaKey, shiftKey, altKey }: Keys,
  letter: string,
): boolean =>
  key?.toLowerCase() === letter && (ctrlKey || metaKey) && !shiftKey && !altKey;
