import {
  AD_PAGE,
  expect,
  prepareAds,
  expectWholePage,
  slotOf,
  test,
  waitFor,
} from '../../support/browser/adTest';
import { SITE_NAME } from '../../../src/config/site';
import { enlargeText, setAppearance } from '../../support/browser/setAppearance';
import { findAxeProblems } from '../../support/browser/findAxeProblems';
import type { Page } from '../../support/browser/siteTest';

for (const [path, word, text] of [
  [AD_PAGE, 'Advertisement', 'Charts Pro'],
  ['/zh/x/introduction/', '广告', ''],
] as const) {
  test(`${path} shows a house ad in its slot`, async ({ page }) => {
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

test('the slot is in the HTML with its height and a margin of 3 units, in the text or next to it', async ({
  page,
}) => {
  // No script loads, but the page cannot know that.
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(AD_PAGE);
  const style = async () =>
    slotOf(page).evaluate((element) => {
      const { height, marginTop, marginBottom } = getComputedStyle(element);
      return { height, marginTop, marginBottom };
    });
  const margins = { marginTop: '24px', marginBottom: '24px' };
  for (const [width, screenHeight, height] of [
    [1280, 800, '248px'],
    [1200, 640, '248px'],
    [1200, 639, '126px'],
    [1199, 800, '126px'],
    [600, 800, '126px'],
    [599, 800, '142px'],
    [320, 800, '142px'],
  ] as const) {
    await page.setViewportSize({ width, height: screenHeight });
    await expect(slotOf(page)).toHaveCount(1);
    expect(await style(), `${width} px`).toEqual({ height, ...margins });
  }
});

test('without scripts, no empty ad slot is visible', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL });
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(AD_PAGE);
    await expect(page.locator('h1')).toBeVisible();
    await expect(slotOf(page)).toHaveCount(0);
  }
  await page.close();
});

for (const path of [AD_PAGE, '/x/react-charts/', '/x/react-data-grid/sorting/'])
  test(`on ${path} the ad never comes before the main content`, async ({ page }) => {
    await page.goto(path);
    for (const width of [390, 768, 1199]) {
      await page.setViewportSize({ width, height: 900 });
      const before = await slotOf(page).evaluate((slot) => {
        const parts = [...slot.closest('.markdown')!.children];
        return parts.slice(0, parts.indexOf(slot)).map(({ tagName }) => tagName);
      });
      expect(before.filter((name) => name === 'H2')).toHaveLength(1);
      // The section has more than its heading.
      expect(before.at(-1)).not.toBe('H2');
      const [slot, column] = await slotOf(page).evaluate((element) => [
        element.getBoundingClientRect().width,
        element.parentElement!.getBoundingClientRect().width,
      ]);
      expect(slot).toBeCloseTo(column!, 1);
    }
    // Below the table of contents only if both are visible as a whole.
    for (const [width, height] of [
      [1440, 960],
      [1440, 900],
      [1280, 800],
      [1200, 640],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect(slotOf(page)).toHaveCount(1);
      if (await slotOf(page).evaluate((slot) => slot.closest('.markdown') !== null))
        continue;
      const contents = page.locator('.theme-doc-toc-desktop');
      const hidden = await contents.evaluate(
        ({ scrollHeight, clientHeight }) => scrollHeight - clientHeight,
      );
      expect(hidden, `${width} px`).toBe(0);
      const box = await contents.boundingBox();
      const ad = await slotOf(page).boundingBox();
      expect(ad!.y).toBeGreaterThanOrEqual(box!.y + box!.height);
      expect([ad!.x, ad!.width]).toEqual([box!.x, box!.width]);
      expect(ad!.y + ad!.height).toBeLessThanOrEqual(height);
    }
  });

/** Boxes of the slot and of its content. */
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
    await setAppearance(page, 'light', direction);
    for (const width of [320, 360, 599, 600, 1199, 1200, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      await waitFor(page, slotOf(page).getByRole('link'));
      const { place, image, text, mark } = await measure(page);
      const what = `${width} px, ${direction}`;
      expect(image.bottom, what).toBeLessThanOrEqual(place.bottom);
      expect(text.bottom, what).toBeLessThanOrEqual(mark.top);
      expect(mark.bottom, what).toBeLessThanOrEqual(place.bottom);
      if (width >= 1200) expect(text.top, what).toBeGreaterThanOrEqual(image.bottom);
      else if (direction === 'rtl')
        expect(text.right, what).toBeLessThanOrEqual(image.left);
      else expect(text.left, what).toBeGreaterThanOrEqual(image.right);
    }
  }
});

/** Whether the name of the advertiser is truncated. */
const readMark = (page: Page) =>
  slotOf(page).evaluate((slot) => {
    const mark = slot.querySelector('[class*=mark]')!;
    const { bottom } = mark.getBoundingClientRect();
    return {
      text: mark.textContent,
      isCut:
        mark.scrollWidth > mark.clientWidth + 1 ||
        mark.scrollHeight > mark.clientHeight + 1 ||
        bottom > slot.getBoundingClientRect().bottom,
    };
  });

test('the advertiser is readable in full at every width', async ({ page }) => {
  await prepareAds(page);
  await page.goto(AD_PAGE);
  const widths = [320, 340, 360, 390, 599, 600, 768, 1199, 1200, 1280, 1440, 1920];
  for (const size of [100, 200]) {
    await enlargeText(page, size);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await waitFor(page, slotOf(page).getByRole('link'));
      const { text, isCut } = await readMark(page);
      expect(text).toBe(`Advertisement · ${SITE_NAME}`);
      expect(isCut, `${width} px, text at ${size} %`).toBe(false);
      const boxes = await measure(page);
      expect(boxes.text.bottom, `${width} px, text at ${size} %`).toBeLessThanOrEqual(
        boxes.mark.top + 0.5,
      );
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
    // The scripts wait for an idle callback, and the clock is stopped.
    await page.clock.runFor(1_000);
    await expect(slotOf(page)).toHaveCount(0);
    await page.clock.runFor(30_000);
    await expect(slotOf(page)).toHaveCount(0);
    expect(images).toEqual([]);
  });
});

// Without a mocked clock, which would hide the browser's resource timings.
test('ad resources load after the page', async ({ page }) => {
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

test('after navigation there is a new slot with one ad', async ({ page }) => {
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

test('it has no accessibility problems in either scheme and works with the keyboard', async ({
  page,
}) => {
  await prepareAds(page);
  await page.goto(AD_PAGE);
  const ad = slotOf(page).getByRole('link');
  await waitFor(page, ad);
  await page.clock.resume();
  const within = 'section[aria-label="Advertisement"]';
  expect(await findAxeProblems(page, { within, isStrict: true })).toEqual([]);
  await setAppearance(page, 'dark', 'ltr');
  expect(await findAxeProblems(page, { within, contrastOnly: true })).toEqual([]);
  await ad.focus();
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/\/introduction\/$/);
});
