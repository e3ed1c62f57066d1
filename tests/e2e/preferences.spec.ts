import { expect, test, type Page } from '../support/browser/siteTest';
import {
  chooseTool,
  demoOf,
  menuButtonOf,
  menuItemOf,
  openDemo,
} from '../support/browser/openDemo';
import { watchPage } from '../support/browser/watchPage';

const GUIDE = '/x/react-data-grid/sorting/';

/** Opens the guide and waits for the first demo's tools, which load late. */
async function gotoGuide(page: Page) {
  await page.goto(GUIDE);
  await expect(page.getByRole('toolbar').first()).toBeVisible({ timeout: 20_000 });
}

const html = (page: Page) => page.locator('html');

async function openSettings(page: Page) {
  await page.getByRole('button', { name: 'Settings' }).click();
  return page.getByRole('dialog', { name: 'Settings' });
}

/** Changes every kind of setting in the drawer and leaves it open. */
async function chooseAll(page: Page) {
  const drawer = await openSettings(page);
  for (const choice of ['Dark', 'Right to left', 'Dense', 'JavaScript']) {
    // The input itself is transparent and covers its label.
    await drawer.getByRole('radio', { name: choice, exact: true }).check();
  }
}

async function expectAllChosen(page: Page) {
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  await expect(html(page)).toHaveAttribute('data-theme-choice', 'dark');
  await expect(html(page)).toHaveAttribute('dir', 'rtl');
  await expect(html(page)).toHaveAttribute('data-density', 'dense');
  await expect(
    page.getByRole('button', { name: 'Show JavaScript' }).first(),
  ).toHaveAttribute('aria-pressed', 'true');
}

const LANGUAGES = {
  en: {
    guide: GUIDE,
    lang: 'en',
    settings: 'Settings',
    close: 'Close settings',
    system: 'System',
    dark: 'Dark',
  },
  zh: {
    guide: `/zh${GUIDE}`,
    lang: 'zh-CN',
    settings: '设置',
    close: '关闭设置',
    system: '跟随系统',
    dark: '深色',
  },
};

for (const [language, texts] of Object.entries(LANGUAGES)) {
  test(`${language}: settings open by keyboard, and choices persist`, async ({
    page,
  }) => {
    const { guide, lang, settings, close, system, dark } = texts;
    await page.goto(guide);
    await expect(html(page)).toHaveAttribute('lang', lang);
    await expect(html(page)).toHaveAttribute('data-has-hydrated', 'true');
    const button = page.getByRole('button', { name: settings, exact: true });
    const drawer = page.getByRole('dialog', { name: settings, exact: true });
    const radio = (name: string) => drawer.getByRole('radio', { name, exact: true });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(drawer.getByRole('button', { name: close })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(radio(system)).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(radio(dark)).toBeChecked();
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
    await page.keyboard.press('Escape');
    await expect(drawer).toHaveCount(0);
    await expect(button).toBeFocused();

    await page.reload();
    await expect(html(page)).toHaveAttribute('data-has-hydrated', 'true');
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
    await button.press('Enter');
    await expect(radio(dark)).toBeChecked();
  });
}

test('a choice in one tab applies to the other without a reload', async ({ context }) => {
  const [first, second] = [await context.newPage(), await context.newPage()];
  for (const page of [first, second]) {
    await gotoGuide(page);
  }
  await second.evaluate(
    () => ((window as { isSameDocument?: boolean }).isSameDocument = true),
  );
  await first.bringToFront();
  await chooseAll(first);
  await expectAllChosen(first);
  await expectAllChosen(second);
  expect(
    await second.evaluate(() => (window as { isSameDocument?: boolean }).isSameDocument),
  ).toBe(true);
  // And back: a choice in the second tab reaches the first one.
  await second.bringToFront();
  const drawer = await openSettings(second);
  await drawer.getByRole('radio', { name: 'Left to right' }).check();
  await drawer.getByRole('radio', { name: 'System' }).check();
  await expect(html(first)).toHaveAttribute('dir', 'ltr');
  await expect(html(first)).toHaveAttribute('data-theme-choice', 'system');
  await expect(html(first)).toHaveAttribute('data-theme', 'light');
});

/** Browsers that block storage: every access throws. */
const BLOCKS = {
  localStorage: () => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied', 'SecurityError');
        },
      });
  },
  cookies: () => {
    const deny = () => {
      throw new DOMException('Access is denied', 'SecurityError');
    };
    Object.defineProperty(document, 'cookie', { get: deny, set: deny });
  },
};

/** Docusaurus warns about it once. */
const OWN_WARNING = /Docusaurus browser storage is not available/;

for (const [what, block] of Object.entries(BLOCKS)) {
  test(`with ${what} blocked, choices apply to the session without errors`, async ({
    page,
  }) => {
    const problems = watchPage(page);
    await page.addInitScript(block);
    await gotoGuide(page);
    await chooseAll(page);
    await expectAllChosen(page);
    await page.keyboard.press('Escape');
    await page.locator('.pagination-nav__link--next').click();
    await expect(page).not.toHaveURL(new RegExp(GUIDE));
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
    await expect(html(page)).toHaveAttribute('dir', 'rtl');
    await expect(html(page)).toHaveAttribute('data-density', 'dense');
    expect(problems.filter((each) => !OWN_WARNING.test(each))).toEqual([]);
  });
}

/** Whether an element's background is darker than its text. */
const isDark = (element: Element): boolean => {
  const lightness = (color: string) =>
    (color.match(/[\d.]+/g) ?? [])
      .slice(0, 3)
      .reduce((sum, each) => sum + Number(each), 0);
  const { backgroundColor, color } = getComputedStyle(element);
  return lightness(backgroundColor) < lightness(color);
};

test('one demo and its menus show another direction and scheme until it is reset', async ({
  page,
}) => {
  await gotoGuide(page);
  const demo = demoOf(page, 'BasicSorting');
  const stage = demo.locator(':scope > div').first();
  const expectChecked = async (name: string, isChecked: boolean) => {
    await menuButtonOf(demo).click();
    await expect(menuItemOf(demo, name)).toHaveAttribute('aria-checked', `${isChecked}`);
    await page.keyboard.press('Escape');
  };
  await expect(demo).toHaveAttribute('data-demo-state', 'live');
  const left = (name: string) =>
    demo
      .getByRole('columnheader', { name })
      .evaluate((element) => element.getBoundingClientRect().left);
  await chooseTool(demo, 'Right to left, this demo only');
  await chooseTool(demo, 'Dark colors, this demo only');
  await expectChecked('Right to left, this demo only', true);
  await expectChecked('Dark colors, this demo only', true);
  await expect.poll(() => left('Title')).toBeGreaterThan(await left('Author'));
  expect(await stage.evaluate(isDark)).toBe(true);
  await expect(html(page)).toHaveAttribute('dir', 'ltr');
  await expect(html(page)).toHaveAttribute('data-theme', 'light');
  const header = demo.getByRole('columnheader', { name: 'Title' });
  await header.hover();
  await header.getByRole('button', { name: /menu/i }).click();
  const menu = page.getByRole('menu');
  await expect(menu).toBeVisible();
  expect(await menu.evaluate((element) => getComputedStyle(element).direction)).toBe(
    'rtl',
  );
  expect(
    await menu.evaluate((element) =>
      getComputedStyle(element).getPropertyValue('color-scheme'),
    ),
  ).toBe('dark');
  await page.keyboard.press('Escape');
  // The site changes to the settings of the demo, which keeps them.
  await page.evaluate(() => (document.documentElement.dataset.theme = 'dark'));
  await expectChecked('Dark colors, this demo only', true);
  await chooseTool(demo, 'Reset demo');
  await expectChecked('Light colors, this demo only', false);
  await expect(stage).not.toHaveAttribute('dir');
  await expect.poll(() => left('Title')).toBeLessThan(await left('Author'));
});

test('a demo in a frame can also be switched separately', async ({ page }) => {
  const demo = await openDemo(page, '/x/react-data-grid/layout/', 'FullViewport');
  const inner = demo.frameLocator('iframe').locator('html');
  await expect(inner).toHaveAttribute('data-theme', 'light', { timeout: 20_000 });
  await chooseTool(demo, 'Right to left, this demo only');
  await chooseTool(demo, 'Dark colors, this demo only');
  await expect(inner).toHaveAttribute('data-theme', 'dark');
  await expect(inner).toHaveAttribute('dir', 'rtl');
  await expect(demo.frameLocator('iframe').getByRole('grid')).toBeVisible();
});
