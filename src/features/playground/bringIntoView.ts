import { EDITOR_PLACE, EDITOR_SIGHT } from '../../config/playground';

/**
 * Scrolls to a newly opened editor if too little of it is visible, keeping part of the
 * preview above it in view.
 */
export function bringIntoView(element: HTMLElement): void {
  const { top, bottom } = element.getBoundingClientRect();
  const { innerHeight } = window;
  const isInSight = top < innerHeight - EDITOR_SIGHT && bottom > EDITOR_SIGHT;
  if (!isInSight) window.scrollBy({ top: top - innerHeight * EDITOR_PLACE });
}
