import type { Page } from '@playwright/test';

/**
 * How long charts and grids take to measure themselves after a change of the width, in
 * ms.
 */
const SETTLING = 200;
const TRIES = 5;

/**
 * How far a page scrolls sideways at a given width of the window, in px.
 * @param width of the window, which is not restored
 * @param settling time that the content has to adapt to the width, in ms, up to five
 * times
 */
export async function measureOverflow(
  page: Page,
  width: number,
  settling = SETTLING,
): Promise<number> {
  await page.setViewportSize({ width, height: 844 });
  let over = 0;
  for (let tries = 0; tries < TRIES; tries += 1) {
    over = await page.evaluate(
      (time) =>
        new Promise<number>((resolve) =>
          setTimeout(() => {
            const { scrollWidth, clientWidth } = document.documentElement;
            resolve(scrollWidth - clientWidth);
          }, time),
        ),
      settling,
    );
    if (over <= 0) return 0;
  }
  return over;
}
