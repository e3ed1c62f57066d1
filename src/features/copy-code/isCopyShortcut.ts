type Keys = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** Ctrl+C or Cmd+C, and nothing more: with Shift or Alt the browser has other plans. */
export const isCopyShortcut = ({
  key,
  ctrlKey,
  metaKey,
  shiftKey,
  altKey,
}: Keys): boolean =>
  key.toLowerCase() === 'c' && (ctrlKey || metaKey) && !shiftKey && !altKey;
