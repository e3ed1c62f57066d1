import type { Page } from '@playwright/test';
import { chooseLook } from './chooseLook';
import { DEMOS } from './liveDemos';
import { measureOverflow } from './measureOverflow';

/** The first width at which components take a wide layout, and those of phones, in px. */
const WIDTHS = [600, 390, 360, 320];

/** Text takes its width at once, in ms. */
const SETTLING_OF_TEXT = 20;

/**
 * Looks for pages that scroll sideways in narrow windows. The page stays as narrow as it was last,
 * and from left to right where all is tried.
 * @param isWhole whether all widths and both directions are tried; else the first and the last
 * from right to left: what sticks out there, sticks out elsewhere too
 * @returns a line for each look in which it does
 */
export async function findNarrowProblems(
  page: Page,
  isWhole: boolean,
): Promise<string[]> {
  const hasDemos = (await page.locator(DEMOS).count()) > 0;
  const problems: string[] = [];
  for (const direction of isWhole ? (['rtl', 'ltr'] as const) : (['rtl'] as const)) {
    await chooseLook(page, 'light', direction);
    for (const width of isWhole ? WIDTHS : [WIDTHS[0]!, WIDTHS.at(-1)!]) {
      const settling = hasDemos ? undefined : SETTLING_OF_TEXT;
      const over = await measureOverflow(page, width, settling);
      if (over > 0)
        problems.push(`scrolls sideways by ${over} px at ${width} px, ${direction}`);
    }
  }
  return problems;
}
