import { rememberElement } from './rememberElement';

/** Elements that react to a press. A link with an address works without the live demo. */
const PRESSED =
  'button,input,select,label,a:not([href]),a[href="#"],[role],[tabindex]:not([tabindex="-1"])';
const TYPED = 'textarea,input:not([type=checkbox],[type=radio],[type=button])';

export interface EarlyActions {
  /** Records what was typed, before the static HTML is replaced. */
  note: () => void;
  /** Repeats the actions in the live demo, once, and stops listening. */
  replay: () => void;
  stop: () => void;
}

const isText = (element: Element): element is HTMLInputElement | HTMLTextAreaElement =>
  element.matches(TYPED);

/**
 * Simulates a pointer press: some components react to its first half. If the reader has
 * moved the focus elsewhere on the page meanwhile, it stays there.
 * @param box contains the demo
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

/**
 * Simulates typing: React ignores a value unless it is set with the prototype's setter.
 */
function type(element: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const { set } =
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element) as object, 'value') ??
    {};
  set?.call(element, text);
  element.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Records the reader's actions in the static HTML of a demo until the demo runs.
 * @param box contains the static HTML and later the live demo
 */
export function captureEarlyActions(box: HTMLElement): EarlyActions {
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
    // In a separate task, so that React renders each change before the next action.
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
