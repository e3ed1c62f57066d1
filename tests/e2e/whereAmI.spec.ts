import { expect, test, type Page } from '../support/browser/siteTest';

const current = (page: Page) => page.locator('.menu .menu__link[aria-current="page"]');

/** Whether the current entry is visible in the menu, which scrolls. */
const isShown = (page: Page) =>
  current(page).evaluate((entry) => {
    const { top, bottom } = entry.getBoundingClientRect();
    const menu = entry.closest('.menu')!.getBoundingClientRect();
    return top >= menu.top && bottom <= menu.bottom && bottom <= window.innerHeight;
  });

/** Entries far down in their sidebars, some in collapsed groups. */
const DEEP = [
  '/x/react-tree-view/rich-tree-view/ordering/',
  '/x/react-charts/sparkline/',
  '/x/api/data-grid/use-grid-selector/',
  '/zh/x/api/charts/use-y-scale/',
];

for (const path of DEEP) {
  test(`the sidebar shows the current page once it has loaded: ${path}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 700 });
    await page.goto(path);
    await expect.poll(() => isShown(page)).toBe(true);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
}

test('the sidebar follows navigation, including into a collapsed group', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  await page.goto('/x/react-data-grid/sorting/');
  await expect.poll(() => isShown(page)).toBe(true);
  for (let step = 0; step < 3; step++) {
    const next = page.locator('.pagination-nav__link--next');
    const address = await next.getAttribute('href');
    await next.click();
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    await expect(current(page)).toHaveAttribute('href', address!);
    await expect.poll(() => isShown(page)).toBe(true);
  }
});

test('the filter narrows the sidebar, Enter opens the first match, Escape clears it', async ({
  page,
}) => {
  await page.goto('/x/api/data-grid/data-grid/');
  const menu = page.locator('.menu');
  const filter = menu.getByRole('searchbox', { name: 'Filter this menu' });
  await filter.fill('filter input val');
  await expect(menu.locator('a[href*="/api/"]')).toHaveText([
    'Data Grid API',
    'GridFilterInputMultipleValue',
    'GridFilterInputValue',
  ]);
  await filter.fill('no such page');
  await expect(menu.getByRole('status')).toHaveText(
    'No page of this menu has that name.',
  );
  await filter.press('Escape');
  await expect(menu.getByRole('link', { name: 'DataGridPro' })).toBeVisible();
  await filter.fill('usegridselector');
  await filter.press('Enter');
  await expect(page).toHaveURL(/\/api\/data-grid\/use-grid-selector\/$/);
  await expect(filter).toHaveValue('usegridselector');
  await page.locator('.breadcrumbs a').last().click();
  await expect(filter).toHaveValue('');
});

for (const [path, name] of [
  ['/x/introduction/', 'Overview'],
  ['/x/react-data-grid/', 'Overview'],
  ['/x/react-data-grid/editing/', 'Editing'],
  ['/x/react-date-pickers/date-time-picker/', 'Date Time Picker'],
  ['/x/api/tree-view/rich-tree-view/', 'RichTreeView'],
  // Without a page above them in the sidebar.
  ['/x/api/charts/', 'Charts API'],
  ['/x/whats-new/', "What's new"],
] as const) {
  test(`the last breadcrumb names the page: ${path}`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('.breadcrumbs__link').last()).toHaveText(name);
  });
}

for (const path of ['/x/react-data-grid/sorting/', '/x/api/data-grid/data-grid/']) {
  test(`only links among the breadcrumbs look like links: ${path}`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('.breadcrumbs')).toBeVisible();
    const styles = await page.locator('.breadcrumbs__link').evaluateAll((parts) =>
      parts
        .filter((part) => part.textContent)
        .map((part) => ({
          isLink: part.matches('a[href]'),
          color: getComputedStyle(part).color,
        })),
    );
    const colorsOf = (isLink: boolean) =>
      new Set(styles.filter((one) => one.isLink === isLink).map(({ color }) => color));
    for (const color of colorsOf(true)) expect(colorsOf(false)).not.toContain(color);
    expect(colorsOf(false).size).toBe(1);
  });
}

test('the previous and next links name their section', async ({ page }) => {
  await page.goto('/x/react-data-grid/sorting/');
  await expect(page.locator('.pagination-nav__link--next')).toContainText(
    'Filtering: Overview',
  );
  await page.goto('/zh/x/react-data-grid/sorting/');
  await expect(page.locator('.pagination-nav__link--next')).toContainText('：');
});

for (const path of [
  ...DEEP,
  '/x/react-data-grid/sorting/',
  '/x/react-charts/bars/components-api/',
  '/x/whats-new/',
])
  test(`the breadcrumbs for search engines are those that are shown: ${path}`, async ({
    page,
  }) => {
    await page.goto(path);
    const shown = page.locator('.theme-doc-breadcrumbs .breadcrumbs__item');
    const data = await page.locator('script[type="application/ld+json"]').textContent();
    const graph = JSON.parse(data!)['@graph'] as Record<string, unknown>[];
    const steps = graph[0]!.itemListElement as { name: string; position: number }[];
    expect(steps.map(({ name }) => name)).toEqual(await shown.allTextContents());
    expect(steps.map(({ position }) => position)).toEqual(steps.map((_, at) => at + 1));
  });
