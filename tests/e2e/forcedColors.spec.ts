import { bringToLife, demoOf } from '../support/openDemo';
import { expect, test, untilHydrated, type Locator } from '../support/siteTest';

const GUIDE = '/x/react-data-grid/sorting/';

test.use({ contextOptions: { forcedColors: 'active' }, colorScheme: 'dark' });

/**
 * The grounds of the visible elements as they are painted: `forced` where the system replaces what
 * the styles say, which computed styles do not tell.
 */
const groundsOf = (elements: Locator): Promise<string[]> =>
  elements.evaluateAll((all) =>
    all
      .filter((one) => one.checkVisibility())
      .map((one) => getComputedStyle(one))
      .map(({ forcedColorAdjust, backgroundColor }) =>
        forcedColorAdjust === 'none' ? backgroundColor : 'forced',
      ),
  );

/** What stands apart by a background alone where the reader chose none. */
for (const [what, path, group] of [
  ['the code of a demo', GUIDE, '[role="toolbar"] [role="group"]'],
  ['the look of the reference', '/x/api/data-grid/data-grid/', '.api-layouts'],
  [
    'the look of the playground',
    '/x/playground/?demo=data-grid/sorting/BasicSorting',
    '[role="group"]',
  ],
] as const)
  test(`a chosen button differs from those beside it: ${what}`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator(`${group} [aria-pressed]`).first()).toBeVisible();
    const chosen = await groundsOf(page.locator(`${group} [aria-pressed="true"]`));
    const others = await groundsOf(page.locator(`${group} [aria-pressed="false"]`));
    expect(chosen.length).toBeGreaterThan(0);
    expect(others.length).toBeGreaterThan(0);
    expect(others.filter((color) => chosen.includes(color))).toEqual([]);
  });

test('the tools of a demo are seen', async ({ page }) => {
  await page.goto(GUIDE);
  await bringToLife(page, 'BasicSorting');
  const icons = demoOf(page, 'BasicSorting').locator('[role="toolbar"] [class*="icon"]');
  const grounds = await groundsOf(icons);
  expect(grounds.length).toBeGreaterThan(5);
  expect(grounds).not.toContain('forced');
});

test('the menu marks the page, and no category above it', async ({ page }) => {
  await page.goto('/x/api/data-grid/data-grid/');
  const outlined = await page
    .locator('.menu__link')
    .evaluateAll((links) =>
      links
        .filter((link) => getComputedStyle(link).outlineStyle !== 'none')
        .map((link) => link.getAttribute('aria-current')),
    );
  expect(outlined).toEqual(['page']);
  const ofBar = page.locator('.navbar__link[aria-current="page"]');
  await expect(ofBar).toHaveCSS('text-decoration-line', 'underline');
});

test('found words have the color of the words around them', async ({ page }) => {
  await page.goto('/x/search/?q=sort');
  const mark = page.getByRole('main').locator('a mark').first();
  await expect(mark).toBeVisible();
  const [found, around] = await mark.evaluate((element) =>
    [element, element.closest('a')!].map((one) => getComputedStyle(one).color),
  );
  expect(found).toBe(around);
});

test('on a phone the contents and the menu have an edge', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(GUIDE);
  await untilHydrated(page);
  const edge = (selector: string) =>
    page.locator(selector).evaluate((one) => getComputedStyle(one).borderInlineEndStyle);
  expect(await edge('.theme-doc-toc-mobile')).toBe('solid');
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  expect(await edge('.navbar-sidebar')).toBe('solid');
});
