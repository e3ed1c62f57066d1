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

/**
 * Whether shortcuts use ⌘ in place of Ctrl.
 * @param platform `navigator.platform`; deprecated, but still the best indication of the
 *   keyboard
 */
export const isApple = (platform: string): boolean =>
  /^(Mac|iPhone|iPad|iPod)/.test(platform);

/**
 * Whether a key press is the print shortcut: Ctrl P, on Apple devices ⌘ P.
 * @param platform `navigator.platform`
 */
export function isPrintKey(event: KeyboardEvent, platform: string): boolean {
  if (event.shiftKey || event.altKey || event.defaultPrevented) return false;
  const isCommand = isApple(platform)
    ? event.metaKey && !event.ctrlKey
    : event.ctrlKey && !event.metaKey;
  return isCommand && event.key.toLowerCase() === 'p';
}

/**
 * The shortcut that copies a code block, for the reader's keyboard.
 * @param platform `navigator.platform`
 */
export const getCopyHint = (platform: string): string =>
  isApple(platform) ? '⌘C' : 'Ctrl + C';
