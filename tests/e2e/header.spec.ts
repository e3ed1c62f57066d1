import { expect, test, untilHydrated } from '../support/browser/siteTest';

const PAGE = '/x/react-data-grid/sorting/';

test('the products keep their places, whatever the name beside them', async ({
  page,
}) => {
  const places = new Set<string>();
  for (const path of [PAGE, '/x/react-date-pickers/', '/x/introduction/', '/x/search/']) {
    await page.goto(path);
    const links = page.locator(
      '.navbar__items:not(.navbar__items--right) > .navbar__link',
    );
    const lefts = await links.evaluateAll((all) =>
      all.map((link) => link.getBoundingClientRect().left),
    );
    expect(lefts).toHaveLength(4);
    places.add(lefts.join(' '));
  }
  expect(places.size).toBe(1);
});

for (const width of [1920, 1366, 1024, 390])
  test(`icons of the navbar are 32 px at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(PAGE);
    const sizes = await page
      .locator(
        '.navbar__inner :is(.navbar-icon--repository, button[aria-haspopup], [class*=colorModeToggle])',
      )
      .evaluateAll((all) =>
        all
          .filter((one) => one.checkVisibility() && !one.matches('[aria-keyshortcuts]'))
          .map((one) => one.getBoundingClientRect())
          .map((box) => `${box.width} × ${box.height}`),
      );
    expect(new Set(sizes)).toEqual(new Set(['32 × 32']));
  });

test('the language menu opens on click and by keyboard, Escape returns the focus', async ({
  page,
}) => {
  await page.goto(PAGE);
  await untilHydrated(page);
  const menu = page.locator('.navbar__inner details').nth(1);
  const button = menu.locator('summary');
  await button.click();
  await expect(menu.getByRole('link', { name: '简体中文' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(menu.getByRole('link', { name: '简体中文' })).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await expect(menu).not.toHaveAttribute('open');
});

test('the menu of phones takes the focus, keeps it, and Escape closes it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(PAGE);
  await untilHydrated(page);
  const toggle = page.locator('.navbar__toggle');
  await toggle.click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(drawer.getByRole('button', { name: /^Close/ })).toBeFocused();
  for (const key of ['Shift+Tab', 'Shift+Tab', 'Tab', 'Tab', 'Tab']) {
    await page.keyboard.press(key);
    const isOut = await page.evaluate(
      () =>
        document.activeElement !== document.body &&
        !document.activeElement?.closest('[role="dialog"]'),
    );
    expect(isOut).toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await expect(toggle).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test.describe('on a touch device', () => {
  test.use({ hasTouch: true, isMobile: true });

  test('the search names no key', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 800 });
    await page.goto(PAGE);
    await expect(page.locator('.navbar__inner kbd')).toBeHidden();
  });
});
