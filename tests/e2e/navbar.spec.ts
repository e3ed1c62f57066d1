import { enlargeText, setAppearance } from '../support/browser/setAppearance';
import { findBarFaults } from '../support/browser/findBarFaults';
import { test } from '../support/browser/sharedTab';
import { expect } from '../support/browser/siteTest';
import { isFullRun } from '../../tools/test/fullRun';

const STEP = 20;
const WIDTHS = Array.from({ length: (1920 - 320) / STEP + 1 }, (_, i) => 320 + i * STEP);

/**
 * With larger text, a usual run checks every fourth width, and a full run each of them.
 */
const listWidths = (size: number): number[] =>
  WIDTHS.filter((_, index) => size === 100 || isFullRun() || index % 4 === 0);

/** A page of a product has the longest version menu; other pages have the site's name. */
const PAGES = ['/x/react-date-pickers/', '/zh/x/react-date-pickers/', '/x/search/'];

const APPEARANCES = [
  ['ltr', 100],
  ['rtl', 100],
  ['ltr', 200],
  ['rtl', 200],
  ['ltr', 150],
] as const;

for (const path of PAGES) {
  for (const [direction, size] of APPEARANCES) {
    test(`the navbar of ${path} fits every width, ${direction}, text at ${size} %`, async ({
      tab,
      page,
    }) => {
      test.setTimeout(120_000);
      await tab.visit(path);
      await setAppearance(page, 'light', direction);
      await enlargeText(page, size);
      const faults: string[] = [];
      for (const width of listWidths(size)) {
        await page.setViewportSize({ width, height: 600 });
        faults.push(...(await findBarFaults(page)).map((each) => `${width} px: ${each}`));
      }
      expect(faults).toEqual([]);
    });
  }
}

test('controls that overlap or are cut off are reported', async ({ tab, page }) => {
  await tab.visit('/x/react-charts/');
  await page.setViewportSize({ width: 1280, height: 600 });
  await page.addStyleTag({
    content: '.navbar [aria-keyshortcuts] { translate: 3rem 0; }',
  });
  expect((await findBarFaults(page)).join()).toMatch(/overlaps/);
  await page.reload();
  await enlargeText(page, 300);
  await page.addStyleTag({ content: '.navbar__inner { container-type: normal; }' });
  expect((await findBarFaults(page)).join()).toMatch(/is higher than the bar/);
  await page.reload();
  await page.addStyleTag({ content: '.navbar__items--right { translate: 3rem 0; }' });
  expect((await findBarFaults(page)).join()).toMatch(/leaves the bar/);
  await page.reload();
  await page.addStyleTag({
    content: '.navbar__items--right { width: 2rem; flex: none; overflow: hidden; }',
  });
  expect((await findBarFaults(page)).join()).toMatch(/is cut/);
});
