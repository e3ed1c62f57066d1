import { expect, type Page } from '@playwright/test';

/** How far the clock advances in one step while a test waits for something, in ms. */
const STEP = 100;

/** How far in the future the clock is stopped, in ms. */
const HEAD_START = 60_000;

/**
 * Stops the clock of a page before it is opened: timers, frames and idle callbacks run
 * only when the test advances the clock. CSS and the network are not affected.
 */
export async function stopClock(page: Page): Promise<void> {
  const time = Date.now();
  await page.clock.install({ time });
  // The clock keeps running until it is paused, so the time has to be in the future.
  await page.clock.pauseAt(time + HEAD_START);
}

/** Advances the clock until a condition is true; network requests take real time. */
export async function passTimeUntil(
  page: Page,
  holds: () => Promise<boolean> | boolean,
  timeout = 20_000,
): Promise<void> {
  await expect
    .poll(
      async () => {
        if (await holds()) return true;
        await page.clock.runFor(STEP);
        return holds();
      },
      { timeout, intervals: [STEP / 2] },
    )
    .toBe(true);
}

/**
 * Waits for two real frames of the browser, independent of the page's clock, so that all
 * layout shifts so far are recorded.
 */
export const untilPainted = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1)
      await new Promise((resolve) => {
        const observer = new IntersectionObserver(() => {
          observer.disconnect();
          resolve(undefined);
        });
        observer.observe(document.documentElement);
      });
  });
