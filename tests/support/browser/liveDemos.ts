import { expect, type Page } from '@playwright/test';

/** Set by src/features/demo/Demo.tsx. */
export const DEMOS = '[data-demo]';

/** Timeout for all demos of a page to become live, in ms. */
const TIMEOUT = 30_000;

/**
 * Activates all demos of a page at once: a touch event starts each demo without waiting
 * until it is visible and the browser is idle.
 * @returns the number of demos
 * @throws Error naming the demos that do not become live
 */
export async function activateAllDemos(page: Page): Promise<number> {
  const touch = () =>
    page.evaluate((selector) => {
      const rest = [...document.querySelectorAll<HTMLElement>(selector)].filter(
        ({ dataset }) => dataset.demoState !== 'live',
      );
      rest.forEach((demo) => demo.dispatchEvent(new Event('touchstart')));
      return rest.map(({ dataset }) => dataset.demo);
    }, DEMOS);
  await expect
    .poll(touch, {
      message: 'demos that do not become live',
      intervals: [50],
      timeout: TIMEOUT,
    })
    .toEqual([]);
  return page.locator(DEMOS).count();
}
