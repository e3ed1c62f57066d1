import { TAB_CHANNELS } from '../../src/config/preferences';
import { bringAllToLife } from '../support/liveDemos';
import { test } from '../support/sharedTab';
import { expect, type Page } from '../support/siteTest';

/** Room below the last row that borders may take, in px. */
const TOLERANCE = 3;

/** Grids whose rows end above the end of their box, with the height of the void. */
const listVoids = (page: Page, tolerance: number): Promise<string[]> =>
  page.evaluate(
    (most) =>
      [...document.querySelectorAll<HTMLElement>('[data-demo]')].flatMap((demo) =>
        [...demo.querySelectorAll('.MuiDataGrid-virtualScroller')].flatMap((scroller) => {
          const last = [...scroller.querySelectorAll('.MuiDataGrid-row')].at(-1);
          if (!last) return [];
          const end = scroller.getBoundingClientRect().bottom;
          const rest = Math.round(end - last.getBoundingClientRect().bottom);
          return rest > most ? [`${demo.dataset.demo}: ${rest} px`] : [];
        }),
      ),
    tolerance,
  );

test('dense rows leave no void in grids of fixed height', async ({ page }) => {
  await page.goto('/x/react-data-grid/sorting/');
  await bringAllToLife(page);
  await page.evaluate(
    (channel) => new BroadcastChannel(channel).postMessage({ dense: true }),
    TAB_CHANNELS.theme,
  );
  await expect(page.locator('html')).toHaveAttribute('data-density', 'dense');
  await expect.poll(() => listVoids(page, TOLERANCE)).toEqual([]);
});
