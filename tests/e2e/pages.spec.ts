import { expect, test } from '@playwright/test';
import { listSitePages } from '../support/sitePages';
import { watchPage } from '../support/watchPage';

/** Pages that only lead on have neither heading nor demos. */
const pages = listSitePages().filter((path) => !/^\/(zh\/)?x\/(search\/)?$/.test(path));

for (const path of pages) {
  test(`${path} loads, shows its heading and brings its demos to life`, async ({ page }) => {
    const problems = watchPage(page);
    await page.goto(path);
    await expect(page.locator('h1')).toBeVisible();
    const demos = page.locator('[data-demo]');
    for (let index = 0; index < (await demos.count()); index += 1) {
      const demo = demos.nth(index);
      await demo.scrollIntoViewIfNeeded();
      await expect(demo).toHaveAttribute('data-demo-state', 'live', { timeout: 20_000 });
    }
    expect(problems).toEqual([]);
  });
}
