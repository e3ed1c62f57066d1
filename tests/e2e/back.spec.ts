/** The way back to pages whose content arrives after the page. */
import { expect, test } from '../support/browser/siteTest';

for (const [path, links] of [
  ['/x/api/data-grid/data-grid/', '[data-api] a[href*="/react-data-grid/"]'],
  ['/x/search/?q=filter', 'main a[href*="/react-data-grid/"]'],
] as const)
  test(`going back to ${path} returns to the same place`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator(links).nth(8)).toBeAttached();
    const readTop = () => page.evaluate(() => window.scrollY);
    await page.evaluate(() => window.scrollTo(0, 1500));
    await expect.poll(readTop).toBeGreaterThan(1000);
    // A click of Playwright would scroll to the link first.
    const before = await page.locator(links).evaluateAll((all: HTMLElement[]) => {
      all.find((each) => each.getBoundingClientRect().top > 150)?.click();
      return window.scrollY;
    });
    await expect(page).toHaveURL(/\/x\/react-data-grid\//);
    await page.goBack();
    await expect.poll(async () => Math.abs((await readTop()) - before)).toBeLessThan(100);
  });
