import type { Page } from '@playwright/test';
import { setAppearance } from './setAppearance';
import { DEMOS } from './liveDemos';
import { measureOverflow } from './measureOverflow';

/**
 * The narrowest width at which components use a wide layout, and widths of phones, in px.
 */
const WIDTHS = [600, 390, 360, 320];

/** Text adapts to the width at once, in ms. */
const SETTLING_OF_TEXT = 20;

/**
 * Checks pages for horizontal scrolling in narrow windows, in both directions. The window
 * keeps the last width.
 * @returns a line for each appearance that scrolls
 */
export async function findNarrowProblems(page: Page): Promise<string[]> {
  const hasDemos = (await page.locator(DEMOS).count()) > 0;
  const problems: string[] = [];
  for (const direction of ['rtl', 'ltr'] as const) {
    await setAppearance(page, 'light', direction);
    for (const width of WIDTHS) {
      const settling = hasDemos ? undefined : SETTLING_OF_TEXT;
      const over = await measureOverflow(page, width, settling);
      if (over > 0)
        problems.push(`scrolls sideways by ${over} px at ${width} px, ${direction}`);
    }
  }
  return problems;
}
