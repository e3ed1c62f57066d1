type Keys = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** Ctrl+K or Cmd+K, as the loaded search bar has it. */
export const isSearchShortcut = ({
  key,
  ctrlKey,
  metaKey,
  shiftKey,
  altKey,
}: Keys): boolean =>
  key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !shiftKey && !altKey;
