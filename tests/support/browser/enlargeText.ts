import type { Page } from '@playwright/test';

/**
 * Has a page show its text larger, as readers do who enlarge text alone.
 * @param size in percent of the usual one
 */
export async function enlargeText(page: Page, size: number): Promise<void> {
  if (size === 100) return;
  await page.addStyleTag({ content: `html { font-size: ${size}% !important; }` });
}
