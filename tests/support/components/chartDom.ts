/**
 * Polyfills for charts in jsdom, and helpers that move the pointer over them. Import it
 * before the charts, in tests that use jsdom. Positions are relative to the SVG, because
 * jsdom puts every chart at the corner of the page.
 */
import './gridDom';
import { act, fireEvent } from '@testing-library/react';
import { createMatchMedia } from './createMatchMedia';

// Charts and their tooltips are slow in jsdom, especially on a busy machine.
jest.setTimeout(60_000);

class FakePointerEvent extends MouseEvent {
  readonly pointerId = 1;
  readonly isPrimary = true;
  readonly pointerType: string;

  constructor(type: string, init: PointerEventInit = {}) {
    super(type, init);
    this.pointerType = init.pointerType ?? 'mouse';
  }
}

const identity = { inverse: () => identity };

Object.assign(SVGElement.prototype, {
  createSVGPoint: () => ({
    x: 0,
    y: 0,
    matrixTransform() {
      return this;
    },
  }),
  getScreenCTM: () => identity,
  hasPointerCapture: () => false,
});
Object.assign(window, {
  PointerEvent: FakePointerEvent,
  // Animations end at once, as for users who prefer reduced motion.
  matchMedia: createMatchMedia(() => true),
});
// In development, reselect repeatedly warns about selectors of the packages.
const { warn } = console;
console.warn = (...said: unknown[]) => {
  if (!String(said[0]).startsWith('An input selector returned')) warn(...said);
};
// The gesture library copies its plain settings with it.
globalThis.structuredClone ??= ((value: unknown) =>
  JSON.parse(JSON.stringify(value))) as typeof structuredClone;

/** Gives charts without a `width` one: jsdom has no layout, so they are 100 px wide. */
export function widenCharts(width = 500): void {
  const { getComputedStyle } = window;
  jest.spyOn(window, 'getComputedStyle').mockImplementation((element) => {
    const style = getComputedStyle.call(window, element);
    if (element.matches('.MuiChartsSurface-root'))
      Object.defineProperty(style, 'width', { value: `${width}px` });
    return style;
  });
}

export const findAll = (selector: string): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(selector),
];

export function find(selector: string): HTMLElement {
  const [found] = findAll(selector);
  if (!found) throw new Error(`nothing matches ${selector}`);
  return found;
}

/** Texts of all elements that match a selector. */
export const textsOf = (selector: string): string[] =>
  findAll(selector).map(({ textContent }) => textContent ?? '');

/** Numeric values of an attribute, such as the heights of all bars. */
export const numbersOf = (selector: string, attribute: string): number[] =>
  findAll(selector).map((each) => Number(each.getAttribute(attribute)));

/** Labels of the ticks of the x- or y-axes, without those that did not fit. */
export const ticksOf = (direction: 'X' | 'Y'): string[] =>
  textsOf(`.MuiChartsAxis-direction${direction} .MuiChartsAxis-tickLabel`);

export const nextFrames = () => new Promise((resolve) => setTimeout(resolve, 40));

/** Moves the mouse to a point of the chart, optionally over one of its elements. */
export async function pointAt(
  x: number,
  y: number,
  target = find('.MuiChartsSurface-root'),
): Promise<void> {
  const at = { clientX: x, clientY: y, bubbles: true, cancelable: true };
  await act(async () => {
    fireEvent(find('.MuiChartsSurface-root'), new PointerEvent('pointerenter', at));
    fireEvent(target, new PointerEvent('pointerover', at));
    fireEvent(target, new PointerEvent('pointermove', at));
    await nextFrames();
  });
}

/** Clicks a point, optionally on one of the chart's elements. */
export async function clickAt(x: number, y: number, target?: HTMLElement): Promise<void> {
  const element = target ?? find('.MuiChartsSurface-root');
  const at = { clientX: x, clientY: y, bubbles: true, cancelable: true };
  await pointAt(x, y, element);
  await act(async () => {
    fireEvent(element, new PointerEvent('pointerdown', { ...at, buttons: 1 }));
    fireEvent(element, new PointerEvent('pointerup', at));
    fireEvent.click(element, at);
    await nextFrames();
  });
}

/** Moves the mouse out of the chart. */
export async function pointAway(): Promise<void> {
  const svg = find('.MuiChartsSurface-root');
  await act(async () => {
    fireEvent(svg, new PointerEvent('pointerleave'));
    await nextFrames();
  });
}

/** The lines of the tooltip; null without one. */
export function readTooltip(): string[] | null {
  const [tooltip] = findAll('[role="tooltip"]');
  if (!tooltip) return null;
  const rows = [...tooltip.querySelectorAll('caption, tr')];
  return rows.map((row) =>
    [...(row.tagName === 'CAPTION' ? [row] : row.children)]
      .map(({ textContent }) => textContent)
      .join(': '),
  );
}

/** Presses keys one after the other in the focused chart. */
export async function press(...keys: string[]): Promise<void> {
  for (const key of keys)
    await act(async () => {
      fireEvent.keyDown(document.activeElement ?? document.body, { key });
      await nextFrames();
    });
}

/**
 * Prints a chart and returns the frame with its copy as soon as it is ready; undefined if
 * nothing is printed. Frames of jsdom support neither media queries nor printing.
 */
export async function printChart(
  start: () => void,
): Promise<HTMLIFrameElement | undefined> {
  document.querySelectorAll('iframe').forEach((frame) => frame.remove());
  const equip = () =>
    document.querySelectorAll('iframe').forEach(({ contentWindow }) => {
      Object.assign(contentWindow ?? {}, { matchMedia: window.matchMedia, print() {} });
    });
  const observer = new MutationObserver(equip);
  observer.observe(document.body, { childList: true });
  await act(async () => {
    start();
    await new Promise((resolve) => setTimeout(resolve, 300));
  });
  observer.disconnect();
  return document.querySelector('iframe') ?? undefined;
}
