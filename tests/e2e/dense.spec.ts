import { TAB_CHANNELS } from '../../src/config/preferences';
import { LISTED_PAGES, listSitePages } from '../support/browser/sitePages';
import { activateAllDemos } from '../support/browser/liveDemos';
import { test } from '../support/browser/sharedTab';
import { expect, type Page } from '../support/browser/siteTest';
import { isFullRun } from '../../tools/test/fullRun';

/** Space that borders may take below the last row, in px. */
const TOLERANCE = 3;

/** How many guides one test opens in its tab. */
const BATCH = 10;

const guides = listSitePages().filter(
  (path) =>
    /^\/x\/react-data-grid\/(?!.*-api\/$)/.test(path) &&
    (isFullRun() || LISTED_PAGES.has(path)),
);

/**
 * The height of the empty space below the last row of each grid, by its demo and
 * position.
 */
const measureVoids = (page: Page): Promise<Record<string, number>> =>
  page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll<HTMLElement>('[data-demo]')].flatMap((demo) =>
        [...demo.querySelectorAll('.MuiDataGrid-virtualScroller')].map(
          (scroller, index) => {
            const ends = [...scroller.querySelectorAll('.MuiDataGrid-row')].map(
              (row) => row.getBoundingClientRect().bottom,
            );
            const end = scroller.getBoundingClientRect().bottom;
            const rest = ends.length > 0 ? Math.round(end - Math.max(...ends)) : 0;
            return [`${demo.dataset.demo} ${index}`, rest];
          },
        ),
      ),
    ),
  );

const chooseDensity = (page: Page, dense: boolean) =>
  page.evaluate(
    ([channel, value]) => new BroadcastChannel(channel).postMessage({ dense: value }),
    [TAB_CHANNELS.theme, dense] as const,
  );

for (let start = 0; start < guides.length; start += BATCH) {
  const batch = guides.slice(start, start + BATCH);
  test(`dense rows leave no empty space in grids of fixed height: ${batch[0]} and ${batch.length - 1} more`, async ({
    tab: { page, visit },
  }) => {
    test.setTimeout(300_000);
    const faults: string[] = [];
    for (const path of batch) {
      await visit(path);
      await activateAllDemos(page);
      // A demo with few rows has space below them in any density.
      const usual = await measureVoids(page);
      await chooseDensity(page, true);
      await expect(page.locator('html')).toHaveAttribute('data-density', 'dense');
      const listVoids = async () =>
        Object.entries(await measureVoids(page)).filter(
          ([name, rest]) => rest > Math.max(usual[name] ?? 0, 0) + TOLERANCE,
        );
      try {
        await expect.poll(listVoids).toEqual([]);
      } catch {
        faults.push(
          ...(await listVoids()).map(([name, rest]) => `${path} ${name}: ${rest} px`),
        );
      }
      await chooseDensity(page, false);
    }
    expect(faults).toEqual([]);
  });
}
