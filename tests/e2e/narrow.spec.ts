import { chooseLook } from '../support/chooseLook';
import { bringAllToLife } from '../support/liveDemos';
import { test } from '../support/sharedTab';
import { expect } from '../support/siteTest';
import { listSitePages } from '../support/sitePages';
import { isReferencePath } from '../../src/lib/isReferencePath';
import { isFullRun } from '../support/tiers/tier';

const WIDTHS = [390, 360, 320];
const DIRECTIONS = ['ltr', 'rtl'] as const;
const BATCH = 15;
/** A page of a dozen demos in six shapes takes a while on a busy machine. */
const TIMEOUT = 300_000;

/** Pages that were too wide once; a full run looks at all. */
const SUSPECTS = [
  '/x/react-date-pickers/date-range-picker/',
  '/x/react-date-pickers/shortcuts/',
  '/x/react-date-pickers/accessibility/',
  '/x/react-date-pickers/time-clock/',
  '/x/react-charts/composition/',
  '/x/react-data-grid/row-selection/',
  '/x/common-concepts/custom-components/',
  '/x/api/data-grid/data-grid/',
  '/zh/x/react-date-pickers/date-calendar/',
];
/** Every tenth page of the reference: they are alike. */
const all = listSitePages().filter(
  (path, index) => !isReferencePath(path) || index % 10 === 0,
);
const paths = isFullRun() ? all : SUSPECTS;

for (let start = 0; start < paths.length; start += BATCH) {
  const batch = paths.slice(start, start + BATCH);
  test(`${batch[0]} and ${batch.length - 1} more do not scroll sideways on phones`, async ({
    tab: { page, visit },
  }) => {
    test.setTimeout(TIMEOUT);
    const tooWide: string[] = [];
    for (const path of batch) {
      await page.setViewportSize({ width: WIDTHS[0]!, height: 844 });
      await visit(path);
      await bringAllToLife(page);
      for (const direction of DIRECTIONS) {
        await chooseLook(page, 'light', direction);
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 844 });
          const over = await page.evaluate(
            () =>
              new Promise<number>((resolve) =>
                // Charts and grids measure themselves after the page has its width.
                setTimeout(() => {
                  const { scrollWidth, clientWidth } = document.documentElement;
                  resolve(scrollWidth - clientWidth);
                }, 200),
              ),
          );
          if (over > 0) tooWide.push(`${path} ${direction} ${width} px: ${over} px`);
        }
      }
    }
    expect(tooWide).toEqual([]);
  });
}
