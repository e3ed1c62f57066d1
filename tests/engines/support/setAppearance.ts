import { expect } from '@playwright/test';
import { TAB_CHANNELS } from '../../../src/config/preferences';
import type { Appearance } from '../../support/browser/findAppearanceProblems';
import type { EnginePage } from './enginePage';

/**
 * Sets the color scheme of a page, and its direction as if it was chosen in another tab.
 */
export async function setAppearance(
  page: EnginePage,
  appearance: Appearance,
): Promise<void> {
  await page.evaluate(
    (channel, scheme, direction) => {
      document.documentElement.dataset.theme = scheme;
      new BroadcastChannel(channel).postMessage({ direction });
    },
    TAB_CHANNELS.theme,
    appearance.scheme,
    appearance.direction,
  );
  await expect
    .poll(() =>
      page.evaluate(() => {
        const { dir, dataset } = document.documentElement;
        return { scheme: dataset.theme, direction: dir };
      }),
    )
    .toEqual(appearance);
}
