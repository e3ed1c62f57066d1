import { expect } from '@playwright/test';
import { TAB_CHANNELS } from '../../../src/config/preferences';
import type { Look } from '../../support/browser/findLookProblems';
import type { EnginePage } from './enginePage';

/** Gives a page another look, the direction as if it was chosen in another tab. */
export async function chooseLook(page: EnginePage, look: Look): Promise<void> {
  await page.evaluate(
    (channel, scheme, direction) => {
      document.documentElement.dataset.theme = scheme;
      new BroadcastChannel(channel).postMessage({ direction });
    },
    TAB_CHANNELS.theme,
    look.scheme,
    look.direction,
  );
  await expect
    .poll(() =>
      page.evaluate(() => {
        const { dir, dataset } = document.documentElement;
        return { scheme: dataset.theme, direction: dir };
      }),
    )
    .toEqual(look);
}
