import { boxOf } from '../support/openDemo';
import { expect, test, untilHydrated } from '../support/siteTest';

const PAGES = [
  '/x/react-data-grid/sorting/',
  '/x/api/data-grid/data-grid/',
  '/x/nowhere/',
  '/x/production-error/',
  '/x/playground/',
  '/x/search/',
  '/x/design-system/colors/',
];

for (const path of PAGES) {
  test(`no control has the font of the browser: ${path}`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('h1').first()).toBeVisible();
    const others = await page
      .locator('button, input, select, textarea, .button')
      .evaluateAll((controls) => {
        const own = getComputedStyle(document.body).fontFamily;
        return controls
          .filter((one) => !one.closest('[data-demo-content], [class*="Mui"]'))
          .map((one) => [one.className, getComputedStyle(one).fontFamily])
          .filter(([, font]) => font !== own && !/mono/i.test(font ?? ''));
      });
    expect(others).toEqual([]);
  });
}

test.describe('in the dark', () => {
  test.use({ colorScheme: 'dark' });

  test('the chosen language of a demo keeps its pill', async ({ page }) => {
    await page.goto('/x/react-data-grid/sorting/');
    const chosen = page.locator('[data-demo] [aria-pressed="true"]').first();
    await chosen.scrollIntoViewIfNeeded();
    await expect(chosen).toBeVisible();
    const difference = await chosen.evaluate((pill) => {
      const context = document.createElement('canvas').getContext('2d')!;
      /** The color that shows of an element, over those around it. */
      const paint = (element: Element | null): Uint8ClampedArray => {
        const parts: string[] = [];
        for (let one = element; one; one = one.parentElement) {
          parts.unshift(getComputedStyle(one).backgroundColor);
        }
        parts.forEach((color) => {
          context.fillStyle = color;
          context.fillRect(0, 0, 1, 1);
        });
        return context.getImageData(0, 0, 1, 1).data;
      };
      const [a, b] = [paint(pill), paint(pill.parentElement)];
      return Math.max(...[0, 1, 2].map((index) => Math.abs(a[index]! - b[index]!)));
    });
    expect(difference).toBeGreaterThan(9);
  });
});

test('tables of plans have check marks in aligned columns, and words for those who hear them', async ({
  page,
}) => {
  await page.goto('/x/react-data-grid/');
  const tables = page.locator('.plans-table');
  await expect(tables.first()).toBeVisible();
  const columns = await tables.evaluateAll((all) =>
    all.map((table) =>
      [...table.querySelectorAll('th')].map((cell) =>
        Math.round(cell.getBoundingClientRect().left),
      ),
    ),
  );
  expect(columns.length).toBeGreaterThan(1);
  for (const lefts of columns) expect(lefts).toEqual(columns[0]);
  const row = tables.first().locator('tbody tr').first();
  await expect(row.locator('[aria-hidden]')).toHaveText([/[✓–]/, /[✓–]/, /[✓–]/]);
  await expect(row.locator('.visually-hidden')).toHaveText([
    /^Yes|No$/,
    /^Yes|No$/,
    /^Yes|No$/,
  ]);
});

test('on a phone the way back to the main menu covers no filter, and ends at both edges', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/x/react-data-grid/sorting/');
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  const menu = page.locator('.navbar-sidebar');
  const back = await boxOf(menu.getByRole('button', { name: /Back to main menu/ }));
  const field = menu.getByRole('searchbox').locator('..');
  await expect(field).toBeVisible();
  expect(back.y + back.height).toBeLessThanOrEqual((await boxOf(field)).y);
  const gaps = await menu
    .getByRole('button', { name: /Back to main menu/ })
    .evaluate((button) => {
      const room = button.parentElement!;
      const box = button.getBoundingClientRect();
      return [
        box.left - room.getBoundingClientRect().left,
        room.clientWidth - box.width,
      ].map(Math.round);
    });
  expect(gaps).toEqual([0, 0]);
});

test.describe('for readers who want less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('menus are there at once', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/x/react-data-grid/sorting/');
    await untilHydrated(page);
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    for (const part of ['.navbar-sidebar', '.navbar-sidebar__items'])
      await expect(page.locator(part)).toHaveCSS('transition-duration', /^(0s(, )?)+$/);
  });
});

test('the foot of a page names the site, the documented version and the languages', async ({
  page,
}) => {
  await page.goto('/x/react-data-grid/sorting/');
  const footer = page.locator('footer.footer');
  await expect(footer.getByRole('link', { name: 'Component Atlas' })).toHaveAttribute(
    'href',
    '/x/introduction/',
  );
  await expect(footer).toContainText(/document MUI X \d+\.\d+\.\d+/);
  await expect(footer).toContainText('MIT license');
  const languages = footer.getByRole('list', { name: 'Language' });
  await expect(languages.locator('[aria-current="true"]')).toHaveText('English');
  await languages.getByRole('link', { name: '简体中文' }).click();
  await expect(page).toHaveURL(/\/zh\/x\/react-data-grid\/sorting\/$/);
});

test('a page with commercial demos says once that the build has no key', async ({
  page,
}) => {
  await page.goto('/x/react-data-grid/sorting/');
  const note = page.locator('[data-license-note]');
  const hasKey = Boolean(process.env.MUI_X_LICENSE_KEY);
  await expect(note).toHaveCount(hasKey ? 0 : 1);
  await page.goto('/x/react-data-grid/layout/');
  await expect(page.locator('[data-demo]').first()).toBeVisible();
  await expect(note).toHaveCount(0);
});

test('the tab of components shows what the guide names, and links to the whole', async ({
  page,
}) => {
  await page.goto('/x/react-data-grid/sorting/components-api/');
  await page.waitForSelector('[data-api="ready"]');
  await expect(page.locator('#data-grid-prop-sortModel')).toBeVisible();
  await expect(page.locator('#data-grid-prop-checkboxSelection')).toHaveCount(0);
  await expect(page.locator('#grid-sort-api-prop-sortColumn')).toHaveCount(1);
  await expect(
    page.locator('#data-grid-pro-prop-disableMultipleColumnsSorting'),
  ).toContainText('Pro');
  await expect(
    page.getByRole('link', { name: 'All of the DataGrid API' }),
  ).toHaveAttribute('href', '/x/api/data-grid/data-grid/');
  const [height, nodes] = await page.evaluate(() => [
    document.documentElement.scrollHeight,
    document.querySelectorAll('*').length,
  ]);
  expect(height).toBeLessThan(15_000);
  expect(nodes).toBeLessThan(4_000);
});
