import { DEMO_KEYS } from '../../config/demo';

const BOX = ':scope > div';

/**
 * Moves the focus from demo to demo, with Alt, Shift and a letter identified by its
 * physical key: on a Mac, Alt changes the characters of letters.
 * @returns whether the key was handled
 */
export function jumpToDemo({ code, altKey, shiftKey }: KeyboardEvent): boolean {
  const step = Object.hasOwn(DEMO_KEYS, code) && altKey && shiftKey && DEMO_KEYS[code];
  if (!step) return false;
  const demos = [...document.querySelectorAll<HTMLElement>('[data-demo]')];
  const target = findDemo(demos, step);
  target?.scrollIntoView();
  target?.querySelector<HTMLElement>(BOX)?.focus({ preventScroll: true });
  return target !== undefined;
}

/** Relative to the demo that has the focus, or else to the last position of the focus. */
function findDemo(demos: HTMLElement[], step: number): HTMLElement | undefined {
  const { activeElement, body } = document;
  const current = demos.findIndex((demo) => demo.contains(activeElement));
  if (current >= 0) return demos[current + step];
  const isAfter = (demo: HTMLElement): boolean =>
    activeElement === null || activeElement === body
      ? demo.getBoundingClientRect().bottom > 0
      : (activeElement.compareDocumentPosition(demo) &
          Node.DOCUMENT_POSITION_FOLLOWING) !==
        0;
  const next = demos.findIndex(isAfter);
  if (step > 0) return demos[next];
  return demos[next < 0 ? demos.length - 1 : next - 1];
}
