import { DIALOG_HEIGHT } from '../../../config/playground';

/** Space below a popup, for its shadow, in px. */
const POPUP_MARGIN = 24;

/**
 * Tells the height that the content needs, whenever it changes. Popups hang below the body
 * and are cut off where the frame ends, so an open one counts; while it is open the height
 * never shrinks, for a popup that jumps to the other side would make it swing.
 * @returns measures at once
 */
export function followHeight(
  root: HTMLElement,
  onHeight: (height: number) => void,
): () => void {
  let lastHeight = 0;
  let frame = 0;
  const measure = (): void => {
    const own = Math.ceil(root.getBoundingClientRect().height);
    const popups = [...document.body.children].filter(
      (element): element is HTMLElement => element !== root && isPopup(element),
    );
    const needed = Math.max(own, ...popups.map((popup) => getPopupHeight(popup, own)));
    const height = popups.length > 0 ? Math.max(lastHeight, needed) : needed;
    if (height === lastHeight) return;
    lastHeight = height;
    onHeight(height);
  };
  const schedule = (): void => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(measure);
  };
  const resize = new ResizeObserver(schedule);
  resize.observe(root);
  new MutationObserver(schedule).observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['style', 'data-popper-placement'],
  });
  return measure;
}

/** Tooltips find a place in the frame as it is, and leave with the pointer. */
const isPopup = (element: Element): boolean =>
  element instanceof HTMLElement &&
  element.getAttribute('role') !== 'tooltip' &&
  element.getBoundingClientRect().height > 1;

function getPopupHeight(popup: HTMLElement, own: number): number {
  if (getComputedStyle(popup).position === 'fixed') return DIALOG_HEIGHT;
  const { top, bottom, height } = popup.getBoundingClientRect();
  // Above the frame's edge: ask for enough space that it finds its place below.
  return Math.ceil(top < 0 ? own + height : bottom) + POPUP_MARGIN;
}
