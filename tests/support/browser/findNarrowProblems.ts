import type { Page } from '@playwright/test';
import { chooseLook } from './chooseLook';
import { DEMOS } from './liveDemos';
import { measureOverflow } from './measureOverflow';

/** The first width at which components take a wide layout, and those of phones, in px. */
const WIDTHS = [600, 390, 360, 320];

/** Text takes its width at once, in ms. */
const SETTLING_OF_TEXT = 20;

/**
 * Looks for pages that scroll sideways in narrow windows, in both directions. The page stays as
 * narrow as it was last.
 * @returns a line for each look in which it does
 */
export async function findNarrowProblems(page: Page): Promise<string[]> {
  const hasDemos = (await page.locator(DEMOS).count()) > 0;
  const problems: string[] = [];
  for (const direction of ['rtl', 'ltr'] as const) {
    await chooseLook(page, 'light', direction);
    for (const width of WIDTHS) {
      const settling = hasDemos ? undefined : SETTLING_OF_TEXT;
      const over = await measureOverflow(page, width, settling);
      if (over > 0)
        problems.push(`scrolls sideways by ${over} px at ${width} px, ${direction}`);
    }
  }
  return problems;
}
