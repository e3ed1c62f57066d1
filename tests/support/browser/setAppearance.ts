import { expect, type Page } from '@playwright/test';
import { TAB_CHANNELS } from '../../../src/config/preferences';

/**
 * Sets the color scheme of a page, and its direction as if it was chosen in another tab.
 */
export async function setAppearance(
  page: Page,
  scheme: 'light' | 'dark',
  direction: 'ltr' | 'rtl',
): Promise<void> {
  await page.evaluate(
    ([channel, theme, dir]) => {
      document.documentElement.dataset.theme = theme;
      new BroadcastChannel(channel).postMessage({ direction: dir });
    },
    [TAB_CHANNELS.theme, scheme, direction] as const,
  );
  await expect(page.locator('html')).toHaveAttribute('dir', direction);
  await expect(page.locator('html')).toHaveAttribute('data-theme', scheme);
}

/**
 * Enlarges the text of a page, like users who change the font size of the browser.
 * @param size in percent of the default
 */
export async function enlargeText(page: Page, size: number): Promise<void> {
  if (size === 100) return;
  await page.addStyleTag({ content: `html { font-size: ${size}% !important; }` });
}
