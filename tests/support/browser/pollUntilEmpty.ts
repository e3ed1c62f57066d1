import type { Page } from '@playwright/test';

/** How long demos have to follow a change of the appearance, in ms. */
const TIMEOUT = 10_000;

/**
 * Polls until there are no problems: demos follow a change of the page when it is
 * painted.
 * @param find returns a line for each problem
 * @returns the problems that remain after the timeout
 */
export async function pollUntilEmpty(
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
