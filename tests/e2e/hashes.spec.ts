import { test } from '../support/browser/sharedTab';
import { expect } from '../support/browser/siteTest';

/** One page of each kind, except for those that reload for a hash. */
const PAGES = [
  '/x/introduction/licensing/',
  '/x/react-charts/bars/',
  '/x/api/charts/bar-chart/',
  '/x/playground/',
  '/x/there-is-no-such-page/',
];

for (const path of PAGES) {
  test(`${path} does not scroll with a malformed hash`, async ({ page, tab }) => {
    await tab.visit(path);
    const title = await page.locator('h1').first().textContent();
    await page.evaluate(() => ((window as { isSame?: boolean }).isSame = true));
    for (const hash of ['#%', '#50%', '#%E0%A4%A']) {
      await page.evaluate((next) => (window.location.hash = next), hash);
      await expect(page.locator('h1').first()).toHaveText(title ?? '');
    }
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(/#%$/);
    await expect(page.locator('h1').first()).toHaveText(title ?? '');
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(await page.evaluate(() => (window as { isSame?: boolean }).isSame)).toBe(true);
  });
}
