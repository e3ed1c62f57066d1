import { expect, type Page } from '@playwright/test';
import { untilPainted } from './clock';

type Recorder = { shifts: string[] };

/** Records every layout shift from the first paint on, with the elements that moved. */
export const recordShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    interface Shift {
      value: number;
      sources: {
        node: Node | null;
        previousRect: DOMRectReadOnly;
        currentRect: DOMRectReadOnly;
      }[];
    }
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    const show = ({ x, y, width, height }: DOMRectReadOnly) =>
      [x, y, width, height].map(Math.round).join(' ');
    const describe = ({ value, sources }: Shift) =>
      `${value}: ${sources
        .map(({ node, previousRect, currentRect }) => {
          const element = node instanceof Element ? node : node?.parentElement;
          return `${element?.outerHTML.slice(0, 120)} ${show(previousRect)} → ${show(currentRect)}`;
        })
        .join('; ')}`;
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as unknown as Shift[])
        shifts.push(describe(shift));
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Expects no layout shift so far, including frames that are not painted yet. */
export async function expectNoShift(page: Page): Promise<void> {
  await untilPainted(page);
  expect(await page.evaluate(() => (window as unknown as Recorder).shifts)).toEqual([]);
}

/**
 * The layout shifts of a page so far, with their values. Shifts inside of a demo are
 * caused by the component, and removed elements have no position; both are ignored.
 */
export const listShifts = (page: Page): Promise<string[]> =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        interface Shift extends PerformanceEntry {
          value: number;
          hadRecentInput: boolean;
          sources: { node: Node | null }[];
        }
        const describe = ({ value, hadRecentInput, sources }: Shift): string[] => {
          const [moved] = sources
            .map(({ node }) => (node instanceof Element ? node : node?.parentElement))
            .filter((element) => element && !element.closest('[data-demo-content]'));
          return moved && !hadRecentInput
            ? [`layout shift of ${value}: ${moved.outerHTML.slice(0, 120)}`]
            : [];
        };
        new PerformanceObserver((list) =>
          resolve((list.getEntries() as Shift[]).flatMap(describe)),
        ).observe({ type: 'layout-shift', buffered: true });
        // Without a shift the observer is never called.
        requestAnimationFrame(() => setTimeout(() => resolve([]), 50));
      }),
  );
