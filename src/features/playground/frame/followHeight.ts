import { DIALOG_HEIGHT } from '../../../config/playground';

/** Space below a popup for its shadow, in px. */
const POPUP_MARGIN = 24;

/**
 * Reports the height that the content needs whenever it changes. Popups are children of
 * the body and are cut off at the frame's edge, so an open one is included; while one is
 * open the height never shrinks, because a popup that flips to the other side would make
 * it oscillate.
 * @returns a function that measures immediately
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

/** Tooltips adapt to the frame as it is, and disappear with the pointer. */
const isPopup = (element: Element): boolean =>
  element instanceof HTMLElement &&
  element.getAttribute('role') !== 'tooltip' &&
  element.getBoundingClientRect().height > 1;

function getPopupHeight(popup: HTMLElement, own: number): number {
  if (getComputedStyle(popup).position === 'fixed') return DIALOG_HEIGHT;
  const { top, bottom, height } = popup.getBoundingClientRect();
  // Above the frame's edge: request enough height for the popup to fit below.
  return Math.ceil(top < 0 ? own + height : bottom) + POPUP_MARGIN;
}
