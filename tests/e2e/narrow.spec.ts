import { chooseLook } from '../support/chooseLook';
import { bringAllToLife } from '../support/liveDemos';
import { measureOverflow } from '../support/measureOverflow';
import { test } from '../support/sharedTab';
import { expect } from '../support/siteTest';
import { listSitePages } from '../support/sitePages';
import { isReferencePath } from '../../src/lib/isReferencePath';
import { isFullRun, isInSample } from '../support/tiers/tier';

const WIDTHS = [390, 360, 320];
const DIRECTIONS = ['ltr', 'rtl'] as const;
const BATCH = 15;
/** A page of a dozen demos in six shapes takes a while on a busy machine. */
const TIMEOUT = 300_000;

/** How many pages of the sample a usual run looks at; each page is seen at 320 px anyway. */
const USUAL = 9;

/** Text takes its width at once, in ms. */
const SETTLING_OF_TEXT = 20;

/** Pages of the reference are alike: a usual run chooses among every tenth. */
const all = listSitePages();
const usual = all.filter((path, index) => !isReferencePath(path) || index % 10 === 0);
const paths = isFullRun() ? all : usual.filter(isInSample).slice(0, USUAL);

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
      const settling = (await bringAllToLife(page)) > 0 ? undefined : SETTLING_OF_TEXT;
      for (const direction of DIRECTIONS) {
        await chooseLook(page, 'light', direction);
        for (const width of WIDTHS) {
          const over = await measureOverflow(page, width, settling);
          if (over > 0) tooWide.push(`${path} ${direction} ${width} px: ${over} px`);
        }
      }
    }
    expect(tooWide).toEqual([]);
  });
}
