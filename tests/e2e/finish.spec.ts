import { getChangesPage } from '../support/browser/changesPages';
import { DEMOS } from '../support/browser/liveDemos';
import { boxOf } from '../support/browser/openDemo';
import { expect, test, untilHydrated } from '../support/browser/siteTest';

const PAGES = [
  '/x/react-data-grid/sorting/',
  '/x/api/data-grid/data-grid/',
  getChangesPage('charts'),
  '/x/nowhere/',
  '/x/production-error/',
  '/x/playground/',
  '/x/playground/?demo=charts/bars/BasicBars',
  '/x/search/',
  '/x/demos/charts/',
  '/x/design-system/colors/',
  '/x/whats-new/',
  '/x/licenses/',
  '/x/privacy/',
];

for (const path of PAGES) {
  test(`no control has the browser's default font: ${path}`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('h1').first()).toBeVisible();
    const others = await page
      .locator('button, input, select, textarea, .button')
      .evaluateAll((controls) => {
        const own = getComputedStyle(document.body).fontFamily;
        return (
          controls
            // Hydration may replace a control after it was found.
            .filter((one) => one.isConnected)
            .filter((one) => !one.closest('[data-demo-content], [class*="Mui"]'))
            .map((one) => [one.className, getComputedStyle(one).fontFamily])
            .filter(([, font]) => font !== own && !/mono/i.test(font ?? ''))
        );
      });
    expect(others).toEqual([]);
  });
}

test.describe('in dark mode', () => {
  test.use({ colorScheme: 'dark' });

  test('the selected language of a demo has a visible background', async ({ page }) => {
    await page.goto('/x/react-data-grid/sorting/');
    const chosen = page.locator('[data-demo] [aria-pressed="true"]').first();
    await chosen.scrollIntoViewIfNeeded();
    await expect(chosen).toBeVisible();
    const difference = await chosen.evaluate((pill) => {
      const context = document.createElement('canvas').getContext('2d')!;
      /** The visible color of an element, over the backgrounds around it. */
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

test('plan tables have check marks in aligned columns, and text for screen readers', async ({
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

test('on a phone the link back to the main menu does not cover the filter and is as wide as the menu', async ({
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

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('menus open without animation', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/x/react-data-grid/sorting/');
    await untilHydrated(page);
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    for (const part of ['.navbar-sidebar', '.navbar-sidebar__items'])
      await expect(page.locator(part)).toHaveCSS('transition-duration', /^(0s(, )?)+$/);
  });
});

test('the footer names the site, the documented version and the languages', async ({
  page,
}) => {
  await page.goto('/x/react-data-grid/sorting/');
  const footer = page.locator('footer.footer');
  await expect(footer.getByRole('link', { name: 'Component Atlas' })).toHaveAttribute(
    'href',
    '/x/',
  );
  await expect(footer).toContainText(/document MUI X \d+\.\d+\.\d+/);
  await expect(footer).toContainText('MIT license');
  const languages = footer.getByRole('list', { name: 'Language' });
  await expect(languages.locator('[aria-current="true"]')).toHaveText('English');
  await languages.getByRole('link', { name: '简体中文' }).click();
  // At the end of the page, so in its last section.
  await expect(page).toHaveURL(/\/zh\/x\/react-data-grid\/sorting\/(#.+)?$/);
});

/** Pages without a sidebar. */
const BARE = [
  '/x/demos/charts/',
  '/x/search/',
  '/x/licenses/',
  '/x/privacy/',
  '/x/playground/',
  '/x/production-error/',
  '/x/no-such-page/',
];

/** Landing pages. */
const STARTS = [
  '/x/',
  '/zh/x/',
  '/x/introduction/',
  '/x/react-data-grid/',
  '/x/react-date-pickers/',
  '/x/react-charts/',
  '/x/react-tree-view/',
  '/zh/x/introduction/',
];

for (const path of STARTS)
  test(`the first screen has a first step and live components: ${path}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    await untilHydrated(page);
    const demo = page.locator(DEMOS).first();
    await expect(demo).toHaveAttribute('data-demo-state', 'live', { timeout: 20_000 });
    const { y } = await boxOf(demo);
    expect(y).toBeLessThan(600);
    const parts = demo.locator('[data-demo-content] :is(svg, [role], button, input)');
    expect(await parts.filter({ visible: true }).count()).toBeGreaterThan(3);
    const step = page.locator('[class*="steps_"] a').first();
    await expect(step).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(step).toBeInViewport({ ratio: 1 });
  });

for (const [path, selector] of [
  ['/x/', 'main > * > article'],
  ['/x/introduction/', 'article article'],
] as const)
  test(`the products fill whole rows, two per row on a desktop: ${path}`, async ({
    page,
  }) => {
    await page.goto(path);
    await untilHydrated(page);
    const cards = page.locator(selector);
    await expect(cards).toHaveCount(4);
    for (const width of [390, 600, 768, 996, 997, 1100, 1280, 1440, 1680, 1920, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      const tops = await cards.evaluateAll((all) =>
        all.map((card) => Math.round(card.getBoundingClientRect().top)),
      );
      const rows = [...new Set(tops)].map(
        (top) => tops.filter((each) => each === top).length,
      );
      expect(new Set(rows).size, `${width} px: rows of ${rows.join(', ')}`).toBe(1);
      if (width >= 1280) expect(rows, `${width} px`).toEqual([2, 2]);
    }
  });

test('on tablets and phones the lists of the footer are side by side', async ({
  page,
}) => {
  await page.goto('/x/no-such-page/');
  const columns = page.locator('.footer__col');
  for (const [width, count] of [
    [768, 3],
    [390, 2],
    [320, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    const tops = await columns.evaluateAll((all) =>
      all.map((one) => Math.round(one.getBoundingClientRect().top)),
    );
    expect(
      tops.filter((top) => top === tops[0]),
      `${width} px`,
    ).toHaveLength(count);
    const over = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(over, `${width} px`).toBe(0);
  }
});

test('titles have one size on phones, and every page has side margins', async ({
  page,
}) => {
  test.slow();
  for (const path of ['/x/react-data-grid/sorting/', ...BARE]) {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    const title = page.locator('main h1').first();
    await expect(title, path).toHaveCSS('font-size', '32px');
    await expect(title, path).toHaveCSS('letter-spacing', '-0.8px');
    await page.setViewportSize({ width: 1920, height: 1080 });
    await expect(async () => {
      expect((await boxOf(title)).x, path).toBeGreaterThan(200);
    }).toPass();
  }
});

test('in a narrow column a Chinese heading does not break inside of words', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/zh/x/introduction/licensing/');
  const lines = await page
    .locator('.markdown th')
    .filter({ hasText: /^许可证$/ })
    .first()
    .evaluate((cell) => {
      const range = document.createRange();
      range.selectNodeContents(cell);
      return range.getClientRects().length;
    });
  expect(lines).toBe(1);
});

test('a page with commercial demos says once that the build has no license key', async ({
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

test('the API tab shows the components of the guide and links to the full reference', async ({
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
