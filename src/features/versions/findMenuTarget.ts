/**
 * The index to which a key moves the focus in an open list of links; it wraps around at
 * both ends.
 * @param current index of the focused link; -1 while the focus is on the button
 * @returns undefined for keys that do not move the focus
 */
export function findMenuTarget(
  key: string,
  current: number,
  count: number,
): number | undefined {
  if (key === 'ArrowDown') return (current + 1) % count;
  if (key === 'ArrowUp') return (Math.max(current, 0) - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}
