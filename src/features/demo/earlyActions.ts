/** What a reader can act on. A link with an address of its own works without the demo. */
const CONTROLS =
  'button,input,select,textarea,label,a:not([href]),a[href="#"],[role],[tabindex]:not([tabindex="-1"])';

/** An element by what it is, so that it is found again among elements made anew. */
interface Mark {
  kind: string;
  /** Which one of that kind. */
  index: number;
}

export interface EarlyActions {
  /** Notes focus and typed text while the static HTML still stands. */
  note: () => void;
  /** Does in the live demo what was done to the static one, once; then listens no more. */
  replay: () => void;
  stop: () => void;
}

const isText = (element: Element): element is HTMLInputElement | HTMLTextAreaElement =>
  element.matches('textarea,input:not([type=checkbox],[type=radio],[type=button])');

const readKind = (element: Element): string =>
  [
    element.tagName,
    element.getAttribute('role'),
    element.getAttribute('type'),
    element.getAttribute('aria-label') ?? element.textContent?.slice(0, 80),
  ].join('|');

const listControls = (box: Element, kind: string): Element[] =>
  [...box.querySelectorAll(CONTROLS)].filter((element) => readKind(element) === kind);

function mark(box: Element, element: Element): Mark {
  const kind = readKind(element);
  return { kind, index: listControls(box, kind).indexOf(element) };
}

const find = (box: Element, { kind, index }: Mark): Element | undefined =>
  listControls(box, kind)[index];

/** A press as a pointer makes it: some components answer to its first half. */
function press(element: Element): void {
  const init = { bubbles: true, cancelable: true, composed: true, view: window };
  element.dispatchEvent(new PointerEvent('pointerdown', init));
  element.dispatchEvent(new MouseEvent('mousedown', init));
  if (element instanceof HTMLElement) element.focus({ preventScroll: true });
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
  const pressed: Mark[] = [];
  let focused: Mark | undefined;
  let typed: string | undefined;
  const onClick = (event: MouseEvent): void => {
    const control = event.target instanceof Element && event.target.closest(CONTROLS);
    if (!control || !box.contains(control) || isText(control)) return;
    event.preventDefault();
    pressed.push(mark(box, control));
  };
  box.addEventListener('click', onClick, true);
  const stop = (): void => box.removeEventListener('click', onClick, true);
  return {
    note() {
      const { activeElement } = document;
      if (!activeElement || activeElement === box || !box.contains(activeElement)) return;
      focused = mark(box, activeElement);
      if (!isText(activeElement)) return;
      const { value, defaultValue } = activeElement;
      typed = value === defaultValue ? undefined : value;
    },
    replay() {
      stop();
      const target = focused && find(box, focused);
      if (target instanceof HTMLElement) target.focus({ preventScroll: true });
      if (target && isText(target) && typed !== undefined) type(target, typed);
      const next = (): void => {
        const place = pressed.shift();
        const control = place && find(box, place);
        if (control) press(control);
        // In a task of its own, so that React renders what one changed before the next.
        if (pressed.length > 0) setTimeout(next);
      };
      next();
    },
    stop,
  };
}
