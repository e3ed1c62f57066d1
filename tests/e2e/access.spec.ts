import { findAxeProblems } from '../support/browser/findAxeProblems';
import { PAGE_TYPES } from '../support/browser/listedPages';
import { bringAllToLife, DEMOS } from '../support/browser/liveDemos';
import { test } from '../support/browser/sharedTab';
import { expect, untilHydrated, type Page } from '../support/browser/siteTest';

/** Has a badge beside its entry in the sidebar. */
const WITH_BADGE = '/x/react-data-grid/row-spanning/';

/**
 * Scrolled to the entry of its page, the sidebar may cut another entry at its edge; axe takes
 * that for a target that is too small.
 */
const scrollSidebarToStart = (page: Page) =>
  page.evaluate(() => {
    const menu = document.querySelector('.menu');
    // As of a reader: from then on it scrolls for nobody else.
    menu?.dispatchEvent(new Event('wheel'));
    menu?.scrollTo({ top: 0, behavior: 'instant' });
  });

for (const path of [...PAGE_TYPES, WITH_BADGE]) {
  test(`${path} is accessible in both schemes`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('h1').first()).toBeVisible();
    await untilHydrated(page);
    // Rows out of sight have a height that is a guess, and what is in them would lie on the next.
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

test.describe('by touch, where nothing waits for a pointer to hover', () => {
  test.use({ viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true });

  test('a page of the reference shuts nobody out', async ({ page }) => {
    await page.goto('/x/api/charts/bar-chart/');
    await untilHydrated(page);
    expect(await findAxeProblems(page, { isStrict: true })).toEqual([]);
  });
});

test('links inside the types of the reference are large enough to hit', async ({
  page,
}) => {
  await page.goto('/x/api/data-grid/data-grid/');
  // Rows out of sight have no size until they are scrolled to.
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

test('targets that are too small to hit are noticed', async ({ page }) => {
  await page.goto('/x/introduction/licensing/');
  await untilHydrated(page);
  await page
    .locator('.markdown p')
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

/** Grids show hundreds of texts that look alike, and not each of them is measured. */
for (const [what, style] of [
  ['whose color is faint', 'color: #ccc'],
  ['on a dark spot', 'background: #333'],
  ['that is half transparent', 'opacity: 0.3'],
])
  test(`a cell ${what} is noticed among hundreds`, async ({ page }) => {
    await page.goto('/x/react-data-grid/virtualization/');
    await bringAllToLife(page);
    const cell = page
      .locator('[role="gridcell"]:visible')
      .filter({ hasText: /\w/ })
      .nth(40);
    await cell.evaluate((element, css) => (element.style.cssText += `;${css}`), style);
    expect(await findAxeProblems(page, { within: DEMOS, contrastOnly: true })).toEqual([
      expect.stringContaining('axe color-contrast'),
    ]);
  });
