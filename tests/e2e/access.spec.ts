import { findAxeProblems } from '../support/browser/findAxeProblems';
import { PAGE_TYPES } from '../support/browser/sitePages';
import { activateAllDemos, DEMOS } from '../support/browser/liveDemos';
import { test } from '../support/browser/sharedTab';
import { expect, untilHydrated, type Page } from '../support/browser/siteTest';

/** Has a badge next to its entry in the sidebar. */
const WITH_BADGE = '/x/react-data-grid/row-spanning/';

/**
 * When the sidebar is scrolled to the current entry, it may cut off another one at its
 * edge, which axe reports as a target that is too small.
 */
const scrollSidebarToStart = (page: Page) =>
  page.evaluate(() => {
    const menu = document.querySelector('.menu');
    // Scrolls like a user, after which the sidebar no longer scrolls by itself.
    menu?.dispatchEvent(new Event('wheel'));
    menu?.scrollTo({ top: 0, behavior: 'instant' });
  });

for (const path of [...PAGE_TYPES, WITH_BADGE]) {
  test(`${path} is accessible in both schemes`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('h1').first()).toBeVisible();
    await untilHydrated(page);
    // Rows outside of the viewport have an estimated height, so their content would
    // overlap the next row.
    await page.addStyleTag({
      content:
        '* { transition: none !important; content-visibility: visible !important }',
    });
    await scrollSidebarToStart(page);
    const isStrict = path.includes('/api/');
    expect(await findAxeProblems(page, { isStrict })).toEqual([]);
    await page.evaluate(() => (document.documentElement.dataset.theme = 'dark'));
    expect(await findAxeProblems(page, { contrastOnly: true })).toEqual([]);
  });
}

test.describe('on touch devices, which cannot hover', () => {
  test.use({ viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true });

  test('a page of the reference is accessible', async ({ page }) => {
    await page.goto('/x/api/charts/bar-chart/');
    await untilHydrated(page);
    expect(await findAxeProblems(page, { isStrict: true })).toEqual([]);
  });
});

test('links inside the types of the reference are large enough to tap', async ({
  page,
}) => {
  await page.goto('/x/api/data-grid/data-grid/');
  // Rows outside of the viewport have no size until they are scrolled into view.
  await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
  const links = page.locator('.api-table td code a, .api-type code a');
  await expect(links.first()).toBeVisible();
  const sizes = await links.evaluateAll((all) =>
    all
      .filter((link) => link.checkVisibility())
      .map((link) => link.getBoundingClientRect())
      .map(({ width, height }) => Math.min(width, height)),
  );
  expect(sizes.length).toBeGreaterThan(10);
  // WCAG 2.2, 2.5.8; browsers round the height of a line.
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(23.9);
});

test('targets that are too small are reported', async ({ page }) => {
  await page.goto('/x/introduction/licensing/');
  await untilHydrated(page);
  await page
    .locator('.markdown > p')
    .first()
    .evaluate((text) => {
      const button =
        '<button aria-label="Small" style="width: 9px; height: 9px; padding: 0"></button>';
      text.insertAdjacentHTML('afterend', button.repeat(2));
    });
  expect(await findAxeProblems(page, { within: 'article' })).toEqual([
    expect.stringContaining('axe target-size'),
    expect.stringContaining('axe target-size'),
  ]);
});

/**
 * Grids contain hundreds of texts that look alike, and only some of them are measured.
 */
for (const [what, style] of [
  ['whose color is faint', 'color: #ccc'],
  ['on a dark spot', 'background: #333'],
  ['that is half transparent', 'opacity: 0.3'],
])
  test(`a cell ${what} is reported among hundreds`, async ({ page }) => {
    await page.goto('/x/react-data-grid/virtualization/');
    await activateAllDemos(page);
    const cell = page
      .locator('[role="gridcell"]:visible')
      .filter({ hasText: /\w/ })
      .nth(40);
    await cell.evaluate((element, css) => (element.style.cssText += `;${css}`), style);
    expect(await findAxeProblems(page, { within: DEMOS, contrastOnly: true })).toEqual([
      expect.stringContaining('axe color-contrast'),
    ]);
  });
