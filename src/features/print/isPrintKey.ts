/**
 * Whether a key press is the print shortcut: Ctrl P, on Apple devices ⌘ P.
 * @param platform `navigator.platform`; deprecated, but still the best indication of the
 *   keyboard
 */
export function isPrintKey(event: KeyboardEvent, platform: string): boolean {
  if (event.shiftKey || event.altKey || event.defaultPrevented) return false;
  const isApple = /Mac|iPhone|iPad/.test(platform);
  const isCommand = isApple
    ? event.metaKey && !event.ctrlKey
    : event.ctrlKey && !event.metaKey;
  return isCommand && event.key.toLowerCase() === 'p';
}
