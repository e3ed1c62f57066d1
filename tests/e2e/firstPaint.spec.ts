import { expect, test } from '@playwright/test';

const PAGES = ['/x/react-data-grid/sorting/', '/zh/x/introduction/'];
const DARK_BACKGROUND = 'rgb(15, 20, 29)';

/** Background colors of every frame from the first paint until the page has settled. */
async function recordBackgrounds() {
  const seen = new Set<string>();
  const look = () => {
    if (document.body)
      seen.add(getComputedStyle(document.documentElement).backgroundColor);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  (window as unknown as { backgrounds: Set<string> }).backgrounds = seen;
}

for (const path of PAGES) {
  test(`${path} reloads dark without a light frame`, async ({ page }) => {
    await page.goto(path);
    await page.evaluate(() => localStorage.setItem('mui-mode', 'dark'));
    await page.addInitScript(recordBackgrounds);
    await page.reload({ waitUntil: 'networkidle' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    const backgrounds = await page.evaluate(() => [
      ...(window as unknown as { backgrounds: Set<string> }).backgrounds,
    ]);
    expect(backgrounds).toEqual([DARK_BACKGROUND]);
  });
}

test("a demo's server styles are in the HTML of every page that has one", async ({
  request,
}) => {
  for (const path of [
    '/x/react-charts/',
    '/x/react-charts/bars/',
    '/x/react-tree-view/',
  ]) {
    const html = await (await request.get(path)).text();
    expect(html).toMatch(/<style data-emotion=["']?css /);
  }
});
