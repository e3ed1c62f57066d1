import { expect, type Page } from '@playwright/test';
import { untilPainted } from './clock';

type Recorder = { shifts: string[] };

/** Records every shift of the layout from the first paint on, each with what has moved. */
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

/** Nothing has moved so far, the frames included that are on their way. */
export async function expectNoShift(page: Page): Promise<void> {
  await untilPainted(page);
  expect(await page.evaluate(() => (window as unknown as Recorder).shifts)).toEqual([]);
}

/** The shifts of the layout of a page that was opened without a recorder, each with its value. */
export const listShifts = (page: Page): Promise<string[]> =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        interface Shift extends PerformanceEntry {
          value: number;
          hadRecentInput: boolean;
          sources: { node: Node | null }[];
        }
        new PerformanceObserver((list) =>
          resolve(
            (list.getEntries() as Shift[])
              .filter(({ hadRecentInput }) => !hadRecentInput)
              .map(({ value, sources: [first] }) => {
                const node = first?.node;
                const element = node instanceof Element ? node : node?.parentElement;
                return `layout shift of ${value}: ${element?.outerHTML.slice(0, 120)}`;
              }),
          ),
        ).observe({ type: 'layout-shift', buffered: true });
        // Without a shift the observer is never called.
        requestAnimationFrame(() => setTimeout(() => resolve([]), 50));
      }),
  );
