/**
 * Keeps the page behind a modal dialog from scrolling, without changing its width.
 * @returns a function that unlocks it
 */
export function lockPage(): () => void {
  const { style, clientWidth } = document.documentElement;
  // A page without a scroll bar, or with one above it, has no room for one.
  if (window.innerWidth > clientWidth) style.scrollbarGutter = 'stable';
  style.overflow = 'hidden';
  return () => {
    style.overflow = '';
    style.scrollbarGutter = '';
  };
}
