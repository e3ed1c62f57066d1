import { rememberElement } from './rememberElement';

/** What a press is for. A link with an address of its own works without the demo. */
const PRESSED =
  'button,input,select,label,a:not([href]),a[href="#"],[role],[tabindex]:not([tabindex="-1"])';
const TYPED = 'textarea,input:not([type=checkbox],[type=radio],[type=button])';

export interface EarlyActions {
  /** Notes what was typed, while the static HTML still stands. */
  note: () => void;
  /** Does in the live demo what was done to the static one, once, and listens no more. */
  replay: () => void;
  stop: () => void;
}

const isText = (element: Element): element is HTMLInputElement | HTMLTextAreaElement =>
  element.matches(TYPED);

/**
 * A press as a pointer makes it: some components answer to its first half. A reader who has gone
 * on to something else of the page since keeps the focus there.
 * @param box holds the demo
 */
function press(element: HTMLElement, box: HTMLElement): void {
  const { activeElement } = document;
  const init = { bubbles: true, cancelable: true, composed: true, view: window };
  element.dispatchEvent(new PointerEvent('pointerdown', init));
  element.dispatchEvent(new MouseEvent('mousedown', init));
  if (activeElement === document.body || box.contains(activeElement))
    element.focus({ preventScroll: true });
  element.dispatchEvent(new PointerEvent('pointerup', init));
  element.dispatchEvent(new MouseEvent('mouseup', init));
  element.dispatchEvent(new MouseEvent('click', init));
}

/** Types as a reader does: React hears of a value only when it was set past its own setter. */
function type(element: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const { set } =
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element) as object, 'value') ??
    {};
  set?.call(element, text);
  element.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Keeps what a reader does to the static HTML of a demo until the demo runs.
 * @param box holds the static HTML and later the live demo
 */
export function keepEarlyActions(box: HTMLElement): EarlyActions {
  const actions: (() => void)[] = [];
  const onClick = (event: MouseEvent): void => {
    const control = event.target instanceof Element && event.target.closest(PRESSED);
    if (!control || !box.contains(control) || isText(control)) return;
    event.preventDefault();
    const findAgain = rememberElement(box, control);
    actions.push(() => {
      const element = findAgain();
      if (element) press(element, box);
    });
  };
  const next = (): void => {
    actions.shift()?.();
    // In a task of its own, so that React renders what one changed before the next.
    if (actions.length > 0) setTimeout(next);
  };
  const stop = (): void => box.removeEventListener('click', onClick, true);
  box.addEventListener('click', onClick, true);
  return {
    note() {
      for (const field of box.querySelectorAll(TYPED)) {
        if (!isText(field) || field.value === field.defaultValue) continue;
        const { value } = field;
        const findAgain = rememberElement(box, field);
        actions.unshift(() => {
          const element = findAgain();
          if (element && isText(element)) type(element, value);
        });
      }
    },
    replay() {
      stop();
      next();
    },
    stop,
  };
}
