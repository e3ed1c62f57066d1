import type { Page } from '@playwright/test';

/**
 * Enlarges the text of a page, like users who change the font size of the browser.
 * @param size in percent of the default
 */
export async function enlargeText(page: Page, size: number): Promise<void> {
  if (size === 100) return;
  await page.addStyleTag({ content: `html { font-size: ${size}% !important; }` });
}
