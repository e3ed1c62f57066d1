import { findAxeProblems } from '../support/browser/findAxeProblems';
import { PICTURE_SIZE } from '../../src/config/gallery';
import { test } from '../support/browser/sharedTab';
import { expect, type Page } from '../support/browser/siteTest';

const ALL = '/x/demos/';
const CHARTS = '/x/demos/charts/';

const cards = (page: Page) => page.getByRole('main').locator('li:has(h3)');
const field = (page: Page) =>
  page.getByRole('searchbox', { name: /^(Filter the demos|筛选演示)$/ });
const plan = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });

test('text and plan filter the demos, and the address stores both', async ({
  tab,
  page,
}) => {
  await tab.visit(CHARTS);
  const all = await cards(page).count();
  await field(page).fill('stack');
  await expect.poll(() => cards(page).count()).toBeLessThan(all);
  for (const text of await cards(page).allTextContents()) expect(text).toBeTruthy();
  await plan(page, 'Pro').check({ force: true });
  await expect(page).toHaveURL(`${CHARTS}?q=stack&plan=pro`);
  await field(page).fill('');
  await expect(page).toHaveURL(`${CHARTS}?plan=pro`);
  const pro = await cards(page).count();
  expect(pro).toBeGreaterThan(0);
  await expect(page.getByRole('main').getByRole('img', { name: 'Pro plan' })).toHaveCount(
    pro,
  );
  await expect(
    page.getByRole('status').filter({ hasText: `${pro} of ${all}` }),
  ).toBeAttached();
  expect(tab.takeProblems()).toEqual([]);
});

test('an address with filters shows the filtered demos, and links to other products keep the filters', async ({
  tab,
  page,
}) => {
  await tab.visit(`${ALL}?q=tooltip&plan=community`);
  await expect(field(page)).toHaveValue('tooltip');
  await expect(plan(page, 'Community')).toBeChecked();
  await page
    .getByRole('navigation', { name: 'Products' })
    .getByRole('link', { name: 'Charts' })
    .click();
  await expect(page).toHaveURL(`${CHARTS}?q=tooltip&plan=community`);
  await expect(field(page)).toHaveValue('tooltip');
  await expect.poll(() => cards(page).count()).toBeGreaterThan(3);
});

test('by keyboard: filter, move to the first demo, open it on its page', async ({
  tab,
  page,
}) => {
  await tab.visit(CHARTS);
  await field(page).focus();
  await page.keyboard.type('donut');
  await expect.poll(() => cards(page).count()).toBeLessThan(20);
  await page.keyboard.press('Enter');
  const first = cards(page).first().getByRole('link');
  await expect(first).toBeFocused();
  const target = await first.getAttribute('href');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL((url) => url.pathname + url.hash === target);
  const name = target?.replace(/^.*#|\.tsx$/g, '');
  await expect(page.locator(`[data-demo="${name}"]`)).toBeInViewport();
});

test('without results there is a message, and one button shows all demos again', async ({
  tab,
  page,
}) => {
  await tab.visit(CHARTS);
  const all = await cards(page).count();
  await field(page).fill('no such demo');
  await expect(cards(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Show all demos' }).click();
  await expect(cards(page)).toHaveCount(all);
  await expect(field(page)).toBeFocused();
  await field(page).fill('bars');
  await page.keyboard.press('Escape');
  await expect(cards(page)).toHaveCount(all);
});

test('images have reserved space and load near the viewport', async ({ tab, page }) => {
  await tab.visit(ALL);
  const pictures = page.getByRole('main').locator('img[loading="lazy"]');
  const first = pictures.first();
  await expect
    .poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(PICTURE_SIZE.width);
  const loaded = await pictures.evaluateAll(
    (images) =>
      images.filter((image) => (image as HTMLImageElement).naturalWidth > 0).length,
  );
  expect(loaded).toBeLessThan((await pictures.count()) / 2);
});

for (const [path, scheme] of [
  [CHARTS, 'light'],
  [CHARTS, 'dark'],
  ['/zh/x/demos/charts/', 'light'],
] as const)
  test(`axe finds nothing on ${path} in ${scheme}`, async ({ tab, page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await tab.visit(path);
    expect(await findAxeProblems(page, { within: 'main' })).toEqual([]);
    expect(tab.takeProblems()).toEqual([]);
  });

for (const width of [320, 390])
  test(`the page does not scroll sideways at ${width} px, in either direction`, async ({
    tab,
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await tab.visit(ALL);
    for (const direction of ['ltr', 'rtl']) {
      await page.evaluate(
        (dir) => document.documentElement.setAttribute('dir', dir),
        direction,
      );
      const excess = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(excess).toBe(0);
    }
    await page.evaluate(() => document.documentElement.setAttribute('dir', 'ltr'));
  });

test('without scripts the list is there, and no field without a function', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(CHARTS);
  expect(await cards(page).count()).toBeGreaterThan(150);
  await expect(field(page)).toBeHidden();
  await context.close();
});
