/** Minimum visible height of a row at the bottom of the viewport, in px. */
const MIN_IN_SIGHT = 64;

/** Whether the start of a row is visible below the sticky header. */
export function isInSight(element: HTMLElement): boolean {
  const { top } = element.getBoundingClientRect();
  const covered = parseFloat(getComputedStyle(element).scrollMarginTop) || 0;
  return top >= covered - 1 && top < window.innerHeight - MIN_IN_SIGHT;
}
