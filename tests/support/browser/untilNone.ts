import type { Page } from '@playwright/test';

/** How long demos have to follow a change of the look, in ms. */
const TIMEOUT = 10_000;

/**
 * Looks for faults until there are none: demos follow a change of the page when it is painted.
 * @param find gives a line for each fault
 * @returns those of the last look
 */
export async function untilNone(
  page: Page,
  find: () => Promise<string[]>,
  timeout = TIMEOUT,
): Promise<string[]> {
  const end = Date.now() + timeout;
  for (;;) {
    const problems = await find();
    if (problems.length === 0 || Date.now() > end) return problems;
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => resolve(undefined))),
    );
  }
}
