import { expect, test, type Page } from '../support/browser/siteTest';

const COLORS = '/x/design-system/colors/';
const GRID = '/x/react-data-grid/sorting/';
const PINK = 'rgb(216, 27, 96)';

const open = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  await expect(page.locator('[data-color-editor]')).toHaveAttribute(
    'data-color-editor',
    'live',
  );
};

/** The colors of a link in every frame from the first paint on. */
async function recordLinks() {
  const seen = new Set<string>();
  const sample = () => {
    const link = document.querySelector('article .markdown li > a');
    if (link) seen.add(getComputedStyle(link).color);
    requestAnimationFrame(sample);
  };
  requestAnimationFrame(sample);
  (window as unknown as { links: Set<string> }).links = seen;
}

const LANGUAGES = {
  en: {
    base: '',
    field: 'Main color of primary',
    warning: 'Contrast below 3:',
    copy: 'Copy theme code',
    apply: 'Apply to the whole site',
    reset: 'Reset',
  },
  zh: {
    base: '/zh',
    field: 'primary 的主色',
    warning: '对比度低于 3：',
    copy: '复制主题代码',
    apply: '应用到整个网站',
    reset: '重置',
  },
};

for (const [language, { base, ...texts }] of Object.entries(LANGUAGES)) {
  test(`${language}: colors are edited with a live preview, exported, applied to the site and reset`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, base + COLORS);
    const panels = page.locator('section[data-theme]');
    await expect(panels).toHaveCount(2);
    const button = panels.first().getByRole('button', { name: 'primary', exact: true });
    await expect(button).toHaveCSS('background-color', 'rgb(34, 87, 214)');
    const field = page.getByLabel(texts.field);
    const warning = page.getByText(texts.warning);

    await field.fill('#ffeb3b');
    for (const panel of await panels.all()) {
      await expect(panel.getByRole('button', { name: 'primary', exact: true })).toHaveCSS(
        'background-color',
        'rgb(255, 235, 59)',
      );
    }
    await expect(warning).toBeVisible();
    await field.fill('#d81b60');
    await expect(warning).toBeHidden();
    await expect(
      panels.last().getByRole('gridcell', { selected: true }).first(),
    ).toBeVisible();

    await page.getByRole('button', { name: texts.copy }).click();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toContain("primary: { main: '#d81b60' },");

    const link = page.locator('article .markdown li > a').first();
    await expect(link).not.toHaveCSS('color', PINK);
    const other = await context.newPage();
    await other.goto(base + GRID);
    const otherLink = other.locator('article .markdown li > a').first();
    await page.getByRole('button', { name: texts.apply }).click();
    await expect(link).toHaveCSS('color', PINK);
    await expect(otherLink).toHaveCSS('color', PINK);

    await other.addInitScript(recordLinks);
    await other.reload({ waitUntil: 'networkidle' });
    const seen = await other.evaluate(() => [
      ...(window as unknown as { links: Set<string> }).links,
    ]);
    expect(seen).toEqual([PINK]);

    // Colors have transitions, and a page in the background may get no frames for them.
    await page.bringToFront();
    await page.getByRole('button', { name: texts.reset, exact: true }).click();
    await expect(link).not.toHaveCSS('color', PINK);
    await other.bringToFront();
    await expect(otherLink).not.toHaveCSS('color', PINK);
    await expect(page.locator('#docs-colors')).toHaveCount(0);
  });
}

test('without scripts the page shows the palette', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto(COLORS);
  await expect(page.getByRole('table').first()).toContainText('#2257d6');
  await context.close();
});

test('dense mode reduces the spacing of rows, menu and text, and persists', async ({
  page,
}) => {
  await page.goto(GRID);
  const demo = page.locator('[data-demo="BasicSorting"]');
  await expect(demo).toHaveAttribute('data-demo-state', 'live');
  const row = demo.getByRole('row').nth(1);
  const item = page.locator('.menu__link:visible').first();
  const height = async (target = row) => (await target.boundingBox())?.height ?? 0;
  await expect.poll(() => height()).toBe(52);
  const before = await height(item);
  const settings = page.getByRole('button', { name: 'Settings', exact: true });
  await settings.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('radio', { name: 'Dense' }).check({ force: true });
  await page.keyboard.press('Escape');
  await expect(settings).toBeFocused();
  await expect.poll(() => height()).toBe(36);
  const after = await height(item);
  expect(after).toBeLessThan(before);
  expect(after).toBeGreaterThanOrEqual(24);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-density', 'dense');
  await expect.poll(() => height()).toBe(36);
});
