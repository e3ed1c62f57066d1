/** Space between the menu and the edges of the window, in px. */
const GAP = 8;
/** Height below which the menu would rather be cut off by the window, in px. */
const MIN_HEIGHT = 160;

/**
 * Opens a menu below its toolbar, or above it if there is more room, and limits its height
 * to that room.
 */
export function placeMenu(panel: HTMLElement): void {
  const bar = panel.closest('[role="toolbar"]')!.getBoundingClientRect();
  const navbar = document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0;
  const below = window.innerHeight - bar.bottom - GAP;
  const above = bar.top - Math.max(navbar, 0) - GAP;
  const isAbove = panel.offsetHeight > below && above > below;
  panel.toggleAttribute('data-above', isAbove);
  panel.style.maxHeight = `${Math.max(MIN_HEIGHT, isAbove ? above : below)}px`;
}
