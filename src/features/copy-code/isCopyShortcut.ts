type Keys = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/**
 * Ctrl+C or Cmd+C, and nothing more: with Shift or Alt the browser has other plans. A `keydown`
 * that the browser makes up when it fills in a form has no key.
 */
export const isCopyShortcut = ({
  key,
  ctrlKey,
  metaKey,
  shiftKey,
  altKey,
}: Keys): boolean =>
  key?.toLowerCase() === 'c' && (ctrlKey || metaKey) && !shiftKey && !altKey;
