import { expect, type Page } from '@playwright/test';

/** Demos follow the contract of src/features/demo/Demo.tsx. */
export const DEMOS = '[data-demo]';

/** How long the demos of a page have until all of them live, in ms. */
const TIMEOUT = 30_000;

/**
 * Brings all demos of a page to life at once: each is touched, as by a reader, which starts it
 * without waiting until it is in sight and the browser is idle.
 * @returns how many there are
 * @throws Error naming the demos that stay as they are
 */
export async function bringAllToLife(page: Page): Promise<number> {
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
      message: 'demos that do not come to life',
      intervals: [50],
      timeout: TIMEOUT,
    })
    .toEqual([]);
  return page.locator(DEMOS).count();
}
