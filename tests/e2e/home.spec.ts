import { findAxeProblems } from '../support/browser/findAxeProblems';
import { expect, test, untilHydrated } from '../support/browser/siteTest';

const HOME = '/x/';

test('the root of the host leads to the home page', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL(HOME);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(
    page.locator('.theme-doc-sidebar-container, .table-of-contents'),
  ).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the cards show their components, and all links are there', async ({ page }) => {
    await page.goto(HOME);
    const grid = page.locator('[data-demo="PreviewDataGrid"]');
    await expect(grid.getByText('Visitors', { exact: true })).toBeVisible();
    await expect(grid.getByText('Osaka')).toBeVisible();
    const bars = page.locator('[data-demo="PreviewCharts"] .MuiBarElement-root');
    await expect(bars).toHaveCount(14);
    const arrow = page.getByRole('button', { name: 'Previous month' });
    await expect(arrow.locator('..')).toHaveCSS('opacity', '1');
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Data Grid', exact: true })).toHaveCount(
      2,
    );
    await expect(main.locator('a[href^="/x/migration/"]')).toHaveCount(4);
    await expect(main.locator('a[href*="#"][href*=".tsx"]')).toHaveCount(6);
  });
});

test('on a laptop, all four products are in the first screen', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(HOME);
  const stages = page.getByRole('main').locator('article [data-demo]');
  await expect(stages).toHaveCount(4);
  for (const stage of await stages.all())
    await expect(stage).toBeInViewport({ ratio: 0.5 });
});

test('the command is the one of the chosen product', async ({ page }) => {
  await page.goto(HOME);
  await untilHydrated(page);
  await page.locator('main label', { hasText: /^Charts$/ }).click();
  await expect(page.locator('main pre')).toHaveText(/^npm install @mui\/x-charts /);
});

test('the Chinese home page has Chinese previews', async ({ page }) => {
  await page.goto('/zh/x/');
  await expect(page.getByText('访客数').first()).toBeVisible();
  await expect(page.locator('[data-demo="PreviewDatePickers"]')).toContainText(
    '2026年6月',
  );
});

test('the command of the first card is copied as it is', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(HOME);
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^npm install @mui\/x-data-grid /,
  );
});

test.describe('in a browser that prefers Chinese', () => {
  test.use({ locale: 'zh-CN' });

  test('Chinese is offered in a reserved place, until it is declined', async ({
    page,
  }) => {
    await page.goto(HOME);
    const heading = page.getByRole('heading', { level: 1 });
    const before = await heading.boundingBox();
    const offer = page.getByRole('complementary', { name: '语言' });
    await expect(offer).toBeVisible();
    expect(await heading.boundingBox()).toEqual(before);
    await expect(offer.getByRole('link')).toHaveAttribute('href', '/zh/x/');
    await offer.getByRole('button', { name: '不再提示' }).click();
    await expect(offer).toHaveCount(0);
    await page.reload();
    await page.locator('html[data-has-hydrated="true"]').waitFor();
    await expect(offer).toHaveCount(0);
  });

  test('the Chinese page offers nothing', async ({ page }) => {
    await page.goto('/zh/x/');
    await page.locator('html[data-has-hydrated="true"]').waitFor();
    await expect(page.getByRole('complementary', { name: '语言' })).toHaveCount(0);
  });
});

for (const scheme of ['light', 'dark'] as const)
  test(`axe finds nothing in ${scheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await page.goto(HOME);
    expect(await findAxeProblems(page, { within: 'main' })).toEqual([]);
  });

for (const [width, paths] of [
  [1440, [HOME, '/x/demos/', '/x/nowhere/']],
  [820, [HOME, '/x/demos/', '/x/nowhere/', '/x/react-data-grid/sorting/']],
] as const)
  test(`pages start at the same line at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const starts = new Set<number | undefined>();
    for (const path of paths) {
      await page.goto(path);
      for (const part of ['main h1', '.footer__title'])
        starts.add((await page.locator(part).first().boundingBox())?.x);
    }
    expect([...starts]).toEqual([expect.any(Number)]);
  });

for (const width of [320, 390, 820])
  test(`the page does not scroll sideways at ${width} px, in either direction`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(HOME);
    for (const direction of ['ltr', 'rtl']) {
      const excess = await page.evaluate((dir) => {
        const root = document.documentElement;
        root.setAttribute('dir', dir);
        return root.scrollWidth - root.clientWidth;
      }, direction);
      expect(excess, direction).toBe(0);
    }
  });
