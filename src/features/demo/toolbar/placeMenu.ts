/** Space between the menu and the edges of the window, in px. */
const GAP = 8;
/** Height below which the menu would rather be cut off by the window, in px. */
const MIN_HEIGHT = 160;
/** What sticks to the top of the window: the navbar, and on phones the contents below it. */
const TOP_BARS = '.navbar, .theme-doc-toc-mobile';

/**
 * Opens a menu below its toolbar, or above it if there is more room. If it fits on neither
 * side, it ends at the bottom of the window and covers the toolbar, so that as many items
 * as possible are visible.
 */
export function placeMenu(panel: HTMLElement): void {
  const bar = panel.closest('[role="toolbar"]')!.getBoundingClientRect();
  const bottoms = [...document.querySelectorAll(TOP_BARS)].map(
    (each) => each.getBoundingClientRect().bottom,
  );
  const top = Math.max(0, ...bottoms) + GAP;
  const bottom = window.innerHeight - GAP;
  const room = Math.max(MIN_HEIGHT, bottom - top);
  const height = Math.min(panel.offsetHeight, room);
  panel.style.maxHeight = `${room}px`;
  if (height <= bottom - bar.bottom) return;
  const isAbove = height <= bar.top - top;
  panel.toggleAttribute('data-above', isAbove);
  if (!isAbove) panel.style.insetBlockStart = `${bottom - height - bar.top}px`;
}
