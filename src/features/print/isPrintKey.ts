/**
 * Whether a key asks for the page on paper: Ctrl P, on Apple's machines ⌘ P.
 * @param platform `navigator.platform`; deprecated, and still what tells the keyboard best
 */
export function isPrintKey(event: KeyboardEvent, platform: string): boolean {
  if (event.shiftKey || event.altKey || event.defaultPrevented) return false;
  const isApple = /Mac|iPhone|iPad/.test(platform);
  const isCommand = isApple
    ? event.metaKey && !event.ctrlKey
    : event.ctrlKey && !event.metaKey;
  return isCommand && event.key.toLowerCase() === 'p';
}
