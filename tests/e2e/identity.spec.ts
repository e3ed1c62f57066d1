import { SITE_DIR } from '../../content/paths/siteDir';
import { computePagesSince } from '../../content/versions/computePagesSince';
import { CURRENT_VERSION, getVersionName } from '../../src/config/versions';
import { expect, test } from '../support/browser/siteTest';
import { configureSite } from '../support/browser/configureSite';
import { watchPage } from '../support/browser/watchPage';

const since = computePagesSince(SITE_DIR);
const VERSION = getVersionName(CURRENT_VERSION);

/** The first page of a section that exists since a major. */
function findPage(section: string, major: number): string {
  const [, pages] = since[section]?.find(([first]) => first === major) ?? [];
  if (!pages) throw new Error(`No page of ${section} exists since version ${major}.`);
  return `/x/${section}/${pages.split(' ')[0]}/`;
}

const GRID = findPage('react-data-grid', 5);
const CHART = findPage('react-charts', 7);
const INTRODUCTION = findPage('introduction', 5);

const PAGES = [
  {
    path: GRID,
    name: `Data Grid ${VERSION}`,
    product: 'x-data-grid',
    links: [
      GRID,
      ...[7, 6, 5].map((major) => `https://v${major}.docs.example.com${GRID}`),
      'https://v4.docs.example.com/x/react-data-grid/',
    ],
  },
  {
    path: `/zh${CHART}`,
    name: `图表 ${VERSION}`,
    product: 'x-charts',
    links: [
      `/zh${CHART}`,
      `https://v7.docs.example.com/zh${CHART}`,
      'https://v6.docs.example.com/zh/x/react-charts/',
    ],
  },
  {
    path: INTRODUCTION,
    name: `MUI X ${VERSION}`,
    product: null,
    links: [
      INTRODUCTION,
      ...[7, 6, 5].map((major) => `https://v${major}.docs.example.com${INTRODUCTION}`),
      'https://v4.docs.example.com/x/introduction/',
    ],
  },
];

for (const [path, product] of [
  ['/x/api/charts/bar-chart/', 'x-charts'],
  ['/zh/x/react-data-grid/sorting/components-api/', 'x-data-grid'],
  ['/x/production-error/', null],
  ['/zh/x/search/', null],
  ['/x/playground/', null],
] as const) {
  test(`${path} states its product once for search engines`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    const read = (name: string) => [
      ...html.matchAll(new RegExp(`<meta[^>]*${name}[^>]*>`, 'g')),
    ];
    expect(
      read('product-id').map(([tag]) => /content="?([\w-]+)/.exec(tag)?.[1]),
    ).toEqual(product === null ? [] : [product]);
    expect(read('product-category')).toHaveLength(1);
  });
}

for (const { path, name, product, links } of PAGES) {
  test(`${path} states what it documents, even without scripts`, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(path);
    const meta = (key: string) => page.locator(`meta[name="product-${key}"]`);
    if (product) await expect(meta('id')).toHaveAttribute('content', product);
    else await expect(meta('id')).toHaveCount(0);
    await expect(meta('category')).toHaveAttribute('content', 'x');
    const menu = page.locator('nav.navbar details').first();
    await expect(menu.locator('summary')).toHaveText(name);
    await menu.locator('summary').click();
    const hrefs = await menu
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(hrefs).toEqual(links);
    await expect(menu).toContainText('@mui/material');
    const own = menu.getByRole('listitem').first();
    await expect(own).toContainText(CURRENT_VERSION.label);
    await context.close();
  });
}

/** The layout of the navbar's controls, in px; runs in the page. */
function measureNavbar() {
  const inner = document.querySelector('.navbar__inner')!;
  const items = [...inner.querySelectorAll('.navbar__items > *')]
    .map((item) => item.getBoundingClientRect())
    .filter(({ height }) => height > 0);
  return {
    isOneRow: inner.getBoundingClientRect().height <= 60,
    overflow: inner.scrollWidth - inner.clientWidth,
    tallest: Math.max(...items.map(({ height }) => height)),
    overlaps: items.some(({ left, right }, index) =>
      items.some(
        (other, at) => at > index && other.left < right - 1 && left < other.right - 1,
      ),
    ),
  };
}

test('the version menu works by keyboard, closes when the focus leaves and fits any screen', async ({
  page,
}) => {
  const problems = watchPage(page);
  await page.goto('/x/react-data-grid/sorting/?a=1#sort-by-several-columns');
  const menu = page.locator('nav.navbar details').first();
  const button = menu.locator('summary');
  await expect(async () => {
    await button.press('ArrowDown');
    await expect(menu.getByRole('link').first()).toBeFocused({ timeout: 500 });
  }).toPass();
  await page.keyboard.press('End');
  await expect(menu.getByRole('link', { name: 'v4' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await expect(menu).not.toHaveAttribute('open');

  // The language and version menus keep the page, its query and its hash.
  const place = 'x/react-data-grid/sorting/?a=1#sort-by-several-columns';
  for (const part of ['.navbar', 'footer'])
    await expect(page.locator(`${part} a[lang="zh-CN"]`).first()).toHaveAttribute(
      'href',
      `/zh/${place}`,
    );
  await expect(menu.locator('a', { hasText: /^v7$/ })).toHaveAttribute(
    'href',
    new RegExp(`/${place.replace('?', '\\?')}$`),
  );

  await button.click();
  await page.getByRole('link', { name: 'Charts', exact: true }).first().click();
  await expect(button).toHaveText(`Charts ${VERSION}`);
  await expect(menu).not.toHaveAttribute('open');

  for (const width of [1280, 1024, 390]) {
    await page.setViewportSize({ width, height: 800 });
    // A label that wraps is taller.
    await expect
      .poll(() => page.evaluate(measureNavbar), { message: `${width} px` })
      .toEqual({ isOneRow: true, overflow: 0, tallest: 36, overlaps: false });
  }
  await button.click();
  await expect(async () => {
    const panel = await menu.locator('> div').boundingBox();
    expect(panel!.x).toBeGreaterThanOrEqual(0);
    expect(panel!.x + panel!.width).toBeLessThanOrEqual(390);
  }).toPass();
  expect(problems).toEqual([]);
});

test('the menu of small screens also has the versions; a missing page names no product', async ({
  page,
}) => {
  const problems = watchPage(page);
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/x/react-charts/nowhere/');
  const button = page.locator('nav.navbar details summary').first();
  await expect(button).toHaveText(`MUI X ${VERSION}`);
  await page.locator('.navbar__toggle').click();
  const inMenu = page.locator('.navbar-sidebar details summary').first();
  await inMenu.click();
  await expect(page.locator('.navbar-sidebar').getByText('v7')).toBeVisible();
  // The only expected console message is the one about the missing page.
  expect(problems.filter((problem) => !/404/.test(problem))).toEqual([]);
});

test('the console offers the theme, and MUI loads only when it is requested', async ({
  page,
}) => {
  const greetings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'info') greetings.push(message.text());
  });
  // MUI's runtime is recognized by a word in it; chunks have no names.
  const mui: string[] = [];
  page.on('response', async (response) => {
    if (!response.url().endsWith('.js')) return;
    const code = await response.text().catch(() => '');
    if (code.includes('contrastThreshold')) mui.push(response.url());
  });
  await page.goto('/x/introduction/support/');
  await expect.poll(() => greetings).toHaveLength(1);
  expect(greetings[0]).toContain('await theme');
  expect(mui).toEqual([]);
  const read = () =>
    page.evaluate(async () => {
      const { theme } = window as unknown as { theme: { palette: { mode: string } } };
      return (await theme).palette.mode;
    });
  expect(await read()).toBe('light');
  await expect.poll(() => mui).not.toEqual([]);
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
  expect(await read()).toBe('dark');
});

test('the icon fonts load after the page, and a failing host does not affect it', async ({
  page,
}) => {
  await configureSite(page, { fontsHost: 'https://fonts.example.com' });
  const requested: string[] = [];
  await page.route('https://fonts.example.com/**', async (route) => {
    requested.push(route.request().url());
    await route.abort();
  });
  await page.goto('/x/introduction/support/');
  await expect(page.locator('h1')).toBeVisible();
  await expect.poll(() => requested).toHaveLength(1);
  expect(requested[0]).toContain('family=Material+Icons+Two+Tone');
});
