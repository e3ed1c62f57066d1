import { EDITOR_PLACE, EDITOR_SIGHT } from '../../config/playground';

/**
 * Scrolls to an editor that has just been opened, only where too little of it is in the window:
 * below a preview that stays partly in sight.
 */
export function bringIntoView(element: HTMLElement): void {
  const { top, bottom } = element.getBoundingClientRect();
  const { innerHeight } = window;
  const isInSight = top < innerHeight - EDITOR_SIGHT && bottom > EDITOR_SIGHT;
  if (!isInSight) window.scrollBy({ top: top - innerHeight * EDITOR_PLACE });
}
