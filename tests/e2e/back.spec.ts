/** The way back to pages whose content arrives after the page. */
import { expect, test } from '../support/browser/siteTest';

for (const [path, link] of [
  ['/x/api/data-grid/data-grid/', '[data-api] a[href*="/react-data-grid/"]'],
  ['/x/search/?q=filter', 'main a[href*="/react-data-grid/"]'],
] as const)
  test(`going back to ${path} returns to the same place`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator(link).nth(8)).toBeAttached();
    await page.evaluate(() => window.scrollTo(0, 1500));
    // Browsers skip what is not drawn yet, so the page moves a little until it is.
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
    await page.waitForTimeout(500);
    const before = await page.evaluate(() => window.scrollY);
    await page
      .locator(`${link}`)
      .filter({ visible: true })
      .evaluateAll((all) => {
        const shown = all.find((each) => {
          const { top } = each.getBoundingClientRect();
          return top > 150 && top < 600;
        });
        (shown as HTMLElement).click();
      });
    await expect(page).toHaveURL(/react-data-grid/);
    await page.goBack();
    await expect
      .poll(() => page.evaluate(() => Math.round(window.scrollY / 100)))
      .toBe(Math.round(before / 100));
  });
