import { bringToLife } from '../support/openDemo';
import { test } from '../support/sharedTab';
import { expect, untilHydrated } from '../support/siteTest';

const PAGE = '/x/react-charts/bars/';

test('on paper there is text, code and demos, and no tools', async ({ page }) => {
  await page.goto(PAGE);
  const demo = await bringToLife(page, 'BasicBars');
  await expect(demo.getByRole('toolbar')).toBeVisible();
  const tabs = page.getByRole('link', { name: 'Components API' });
  await expect(tabs).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(demo.getByRole('toolbar')).toBeHidden();
  await expect(tabs).toBeHidden();
  await expect(page.getByRole('button', { name: /^Copy/ }).first()).toBeHidden();
  await expect(page.locator('.theme-doc-sidebar-container')).toBeHidden();
  await expect(demo.locator('svg').first()).toBeVisible();
  const link = page.locator('.markdown > p a[href^="/"]').first();
  const address = await link.evaluate(
    (element) => getComputedStyle(element, '::after').content,
  );
  expect(address).toContain((await link.getAttribute('href'))!);
  await page.emulateMedia({ media: null });
});

test('paper is white, whatever the scheme of the page', async ({ page }) => {
  await page.goto(PAGE);
  await untilHydrated(page);
  const html = page.locator('html');
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
  await page.emulateMedia({ media: 'print' });
  await expect(html).toHaveAttribute('data-theme', 'light');
  await page.emulateMedia({ media: null });
  await expect(html).toHaveAttribute('data-theme', 'dark');
});
