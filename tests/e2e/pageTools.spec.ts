import { test } from '../support/browser/sharedTab';
import { expect } from '../support/browser/siteTest';

const BARS = '/x/react-charts/bars/';

test('a page is copied as the Markdown that it links to', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(BARS);
  const address = await page
    .locator('head link[rel="alternate"][type="text/markdown"]')
    .getAttribute('href');
  await page.getByRole('button', { name: 'Copy or ask' }).click();
  await page.getByRole('button', { name: 'Copy page as Markdown' }).click();
  await expect(
    page.getByRole('button', { name: 'Copied to the clipboard' }),
  ).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const response = await page.request.get(address ?? '');
  expect(response.headers()['content-type']).toBe('text/markdown; charset=utf-8');
  expect(copied).toBe(await response.text());
  expect(copied).toMatch(/^# Bars overview\n/);
});

test('a page is copied with one click', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(BARS);
  const button = page.getByRole('button', { name: 'Copy page' });
  const width = (await button.boundingBox())!.width;
  await button.click();
  const copied = page.getByRole('button', { name: 'Copied' });
  await expect(copied).toBeVisible();
  expect((await copied.boundingBox())!.width).toBe(width);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^# Bars overview\n/,
  );
});

test('the menu follows the keyboard and navigation', async ({ page }) => {
  await page.goto(BARS);
  const button = page.getByRole('button', { name: 'Copy or ask' });
  await button.focus();
  await page.keyboard.press('Enter');
  const view = page.getByRole('link', { name: 'View as Markdown' });
  await expect(view).toHaveAttribute('href', '/x/react-charts/bars.md');
  await page.keyboard.press('Escape');
  await expect(view).toHaveCount(0);
  await expect(button).toBeFocused();
  await page.getByRole('link', { name: 'Components API' }).click();
  await expect(page).toHaveURL(/components-api/);
  // The address changes before the page: a menu opened in between closes with the old
  // page.
  await expect(
    page.locator('head link[rel="alternate"][type="text/markdown"]'),
  ).toHaveAttribute('href', '/x/react-charts/bars/components-api.md');
  await button.click();
  await expect(view).toHaveAttribute('href', '/x/react-charts/bars/components-api.md');
});
