import { chooseLook } from '../support/chooseLook';
import { findBarFaults } from '../support/findBarFaults';
import { test } from '../support/sharedTab';
import { expect } from '../support/siteTest';

const STEP = 20;
const WIDTHS = Array.from({ length: (1920 - 320) / STEP + 1 }, (_, i) => 320 + i * STEP);

/** A page of a product has the longest menu of versions; one of none has the site's name. */
const PAGES = ['/x/react-date-pickers/', '/zh/x/react-date-pickers/', '/x/search/'];

for (const path of PAGES) {
  for (const direction of ['ltr', 'rtl'] as const) {
    test(`the bar of ${path} fits every width, ${direction}`, async ({ tab, page }) => {
      test.setTimeout(120_000);
      await tab.visit(path);
      await chooseLook(page, 'light', direction);
      const faults: string[] = [];
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 600 });
        faults.push(...(await findBarFaults(page)).map((each) => `${width} px: ${each}`));
      }
      expect(faults).toEqual([]);
    });
  }
}

test('the bar finds fault with controls that overlap, and with one that is cut', async ({
  tab,
  page,
}) => {
  await tab.visit('/x/react-charts/');
  await page.setViewportSize({ width: 1280, height: 600 });
  await page.addStyleTag({
    content: '.navbar [aria-keyshortcuts] { translate: 3rem 0; }',
  });
  expect((await findBarFaults(page)).join()).toMatch(/overlaps/);
  await page.reload();
  await page.addStyleTag({ content: '.navbar__items--right { translate: 3rem 0; }' });
  expect((await findBarFaults(page)).join()).toMatch(/leaves the bar/);
});
