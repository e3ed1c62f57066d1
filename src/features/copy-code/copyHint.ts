/**
 * The keys that copy a code block, as the reader's keyboard has them.
 * @param platform `navigator.platform`; deprecated, and still what tells the keyboard best
 */
export const getCopyHint = (platform: string): string =>
  /^(Mac|iPhone|iPad|iPod)/.test(platform) ? '⌘C' : 'Ctrl + C';
