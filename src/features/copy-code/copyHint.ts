/**
 * The shortcut that copies a code block, for the reader's keyboard.
 * @param platform `navigator.platform`; deprecated, but still the best indication of the
 *   keyboard
 */
export const getCopyHint = (platform: string): string =>
  /^(Mac|iPhone|iPad|iPod)/.test(platform) ? '⌘C' : 'Ctrl + C';
