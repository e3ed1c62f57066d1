import {
  AD_PAGE,
  expect,
  prepareAds,
  expectWholePage,
  slotOf,
  test,
  waitFor,
} from '../../support/adTest';
import { chooseLook } from '../../support/chooseLook';
import { findAxeProblems } from '../../support/findAxeProblems';
import type { Page } from '../../support/siteTest';

for (const [path, word, text] of [
  [AD_PAGE, 'Advertisement', 'Charts Pro'],
  ['/zh/x/introduction/', '广告', ''],
] as const) {
  test(`${path} shows a house ad in its place`, async ({ page }) => {
    await prepareAds(page);
    await page.goto(path);
    const ad = slotOf(page).getByRole('link');
    await waitFor(page, ad);
    await expect(slotOf(page)).toContainText(word);
    await expect(ad).toContainText(text);
    await expect(ad).toHaveAttribute('rel', 'noopener sponsored');
    await expect(ad.locator('img')).toHaveJSProperty('complete', true);
    const box = await ad.locator('img').boundingBox();
    expect([box?.width, box?.height]).toEqual([130, 100]);
    await expectWholePage(page);
  });
}

test('the place is in the HTML, with its height and 3 units around it', async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL });
  await page.goto(AD_PAGE);
  const style = async () =>
    slotOf(page).evaluate((element) => {
      const { height, marginTop, marginBottom } = getComputedStyle(element);
      return { height, marginTop, marginBottom };
    });
  await expect(slotOf(page)).toBeAttached();
  expect(await style()).toEqual({
    height: '126px',
    marginTop: '24px',
    marginBottom: '24px',
  });
  await page.setViewportSize({ width: 599, height: 800 });
  expect((await style()).height).toBe('142px');
  await page.setViewportSize({ width: 600, height: 800 });
  expect((await style()).height).toBe('126px');
  await page.close();
});

/** Boxes of the place and of what is in it. */
const measure = (page: Page) =>
  slotOf(page).evaluate((element) => {
    const find = (selector: string) =>
      element.querySelector(selector)?.getBoundingClientRect().toJSON() as DOMRect;
    return {
      place: element.getBoundingClientRect().toJSON() as DOMRect,
      image: find('img'),
      text: find('[class*=description]'),
      mark: find('[class*=mark]'),
    };
  });

test('everything fits at every width, in both directions', async ({ page }) => {
  await prepareAds(page);
  await page.goto(AD_PAGE);
  await waitFor(page, slotOf(page).getByRole('link'));
  for (const direction of ['ltr', 'rtl'] as const) {
    await chooseLook(page, 'light', direction);
    for (const width of [320, 360, 599, 600, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const { place, image, text, mark } = await measure(page);
      const what = `${width} px, ${direction}`;
      expect(image.bottom, what).toBeLessThanOrEqual(place.bottom);
      expect(text.bottom, what).toBeLessThanOrEqual(mark.top);
      expect(mark.bottom, what).toBeLessThanOrEqual(place.bottom);
      if (direction === 'rtl') expect(text.right, what).toBeLessThanOrEqual(image.left);
      else expect(text.left, what).toBeGreaterThanOrEqual(image.right);
    }
  }
});

test.describe('for a bot', () => {
  test.use({ userAgent: 'Mozilla/5.0 (compatible; Somebot/2.1)' });

  test('there is no ad, and no image is loaded', async ({ page }) => {
    const images: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/img/house/')) images.push(request.url());
    });
    await prepareAds(page);
    await page.goto(AD_PAGE);
    // The scripts wait for an idle moment, and the clock stands still.
    await page.clock.runFor(1_000);
    await expect(slotOf(page)).toHaveCount(0);
    await page.clock.runFor(30_000);
    await expect(slotOf(page)).toHaveCount(0);
    expect(images).toEqual([]);
  });
});

// Without a clock of its own: with one, the browser tells no times of what it has loaded.
test('what shows is loaded after the page', async ({ page }) => {
  await page.goto(AD_PAGE);
  const readTimes = () =>
    page.evaluate(() => {
      const image = performance
        .getEntriesByType('resource')
        .find(({ name }) => name.includes('/img/house/'));
      const [load] = performance.getEntriesByType(
        'navigation',
      ) as PerformanceNavigationTiming[];
      return { image: image?.startTime, load: load?.loadEventStart };
    });
  await expect.poll(async () => (await readTimes()).image).toBeDefined();
  const { image, load } = await readTimes();
  expect(load).toBeGreaterThan(0);
  expect(image).toBeGreaterThan(load!);
});

test('another page has another life, and one ad', async ({ page }) => {
  await prepareAds(page);
  await page.goto(AD_PAGE);
  const ad = slotOf(page).getByRole('link');
  await waitFor(page, ad);
  const first = await ad.elementHandle();
  await page
    .locator('.theme-doc-sidebar-menu a[href="/x/introduction/installation/"]')
    .click();
  await expect(page).toHaveURL(/installation/);
  await expect.poll(() => first?.evaluate((element) => element.isConnected)).toBe(false);
  await waitFor(page, ad);
  await expect(slotOf(page)).toHaveCount(1);
  await expect(slotOf(page).locator('img')).toHaveCount(1);
});

test('it has no accessibility faults in either scheme, and takes the keyboard', async ({
  page,
}) => {
  await prepareAds(page);
  await page.goto(AD_PAGE);
  const ad = slotOf(page).getByRole('link');
  await waitFor(page, ad);
  await page.clock.resume();
  const within = 'section[aria-label="Advertisement"]';
  expect(await findAxeProblems(page, { within, isStrict: true })).toEqual([]);
  await chooseLook(page, 'dark', 'ltr');
  expect(await findAxeProblems(page, { within, contrastOnly: true })).toEqual([]);
  await ad.focus();
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/\/introduction\/$/);
});
