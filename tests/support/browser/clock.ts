import { expect, type Page } from '@playwright/test';

/** How far time goes in one step while a test waits for something, in ms. */
const STEP = 100;

/** How far ahead of now the time stands still, in ms. */
const HEAD_START = 60_000;

/**
 * Stops the time of a page, before it is opened: timers, frames and idle callbacks of its
 * scripts run when the test lets time pass, and not before. CSS and the network go on.
 */
export async function stopClock(page: Page): Promise<void> {
  const time = Date.now();
  await page.clock.install({ time });
  // Until it stops, time goes on: the moment has to be ahead.
  await page.clock.pauseAt(time + HEAD_START);
}

/** Lets so much time pass that something holds; what the network brings takes real time. */
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
 * Waits for two frames of the browser itself, whatever the clock of the page says: what a change
 * has moved by then is on record.
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
