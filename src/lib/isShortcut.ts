type Keys = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/**
 * Ctrl or Cmd with a letter, and nothing more: with Shift or Alt the browser has other plans. A
 * `keydown` that the browser makes up when it fills in a form has no key.
 * @param letter in lower case
 */
export const isShortcut = (
  { key, ctrlKey, metaKey, shiftKey, altKey }: Keys,
  letter: string,
): boolean =>
  key?.toLowerCase() === letter && (ctrlKey || metaKey) && !shiftKey && !altKey;
