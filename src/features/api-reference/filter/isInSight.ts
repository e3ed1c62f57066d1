/** What of a row has to show at the end of the window, in px. */
const MIN_IN_SIGHT = 64;

/** Whether a row begins between what sticks to the top and the end of the window. */
export function isInSight(element: HTMLElement): boolean {
  const { top } = element.getBoundingClientRect();
  const covered = parseFloat(getComputedStyle(element).scrollMarginTop) || 0;
  return top >= covered - 1 && top < window.innerHeight - MIN_IN_SIGHT;
}
