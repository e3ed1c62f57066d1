/**
 * The index to which a key moves the focus in a row of items; it wraps around at both
 * ends.
 * @returns undefined for keys that do not move the focus
 */
export function nextIndex(
  key: string,
  current: number,
  count: number,
  isRtl: boolean,
): number | undefined {
  if (count === 0) return undefined;
  const forward = isRtl ? 'ArrowLeft' : 'ArrowRight';
  const backward = isRtl ? 'ArrowRight' : 'ArrowLeft';
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === forward) return (current + 1) % count;
  if (key === backward) return (current - 1 + count) % count;
  return undefined;
}
