import type { AddressInfo } from 'node:net';
import AxeBuilder from '@axe-core/playwright';
import { expect as baseExpect, test, type Page } from '@playwright/test';
import {
  createMockNetwork,
  type MockNetwork,
} from '../../tools/ads-mock/createMockNetwork';
import type { CaseName } from '../../tools/ads-mock/cases';
import { configureSite } from '../support/configureSite';

// An ad comes after all else; on a busy machine that takes its time.
const expect = baseExpect.configure({ timeout: 20_000 });

const PAGE = '/x/introduction/';
const HOUSE = 0.5;
const APPEAL = 0.1;

let network: MockNetwork;
let origin = '';

// Each worker has a mock of its own, which behaves as the running test says.
test.beforeAll(async () => {
  network = createMockNetwork();
  await new Promise<void>((resolve) => network.server.listen(0, resolve));
  origin = `http://localhost:${(network.server.address() as AddressInfo).port}`;
});
test.afterAll(() => {
  network.server.closeAllConnections();
  network.server.close();
});

const slot = (page: Page) => page.getByRole('region', { name: /^(Advertisement|广告)$/ });

/** Fixes what is random, and collects what must not happen. */
async function prepare(page: Page, random = HOUSE): Promise<{ faults: string[] }> {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('dialog', (dialog) => {
    faults.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  await page.addInitScript((fixed) => {
    Math.random = () => fixed;
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    interface Shift {
      value: number;
      sources: {
        node: Node | null;
        previousRect: DOMRectReadOnly;
        currentRect: DOMRectReadOnly;
      }[];
    }
    const show = ({ x, y, width, height }: DOMRectReadOnly) =>
      [x, y, width, height].map(Math.round).join(' ');
    // Each with what moved.
    const describe = ({ value, sources }: Shift) =>
      `${value}: ${sources
        .map(({ node, previousRect, currentRect }) => {
          const element = node instanceof Element ? node : node?.parentElement;
          return `${element?.outerHTML.slice(0, 120)} ${show(previousRect)} → ${show(currentRect)}`;
        })
        .join('; ')}`;
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as unknown as Shift[])
        shifts.push(describe(shift));
    }).observe({ type: 'layout-shift', buffered: true });
  }, random);
  return { faults };
}

async function expectWholePage(page: Page, { faults }: { faults: string[] }) {
  await expect(page.locator('h1')).toBeVisible();
  expect(await page.title()).not.toContain('broken into');
  const shifts = await page.evaluate(
    () => (window as unknown as { shifts: string[] }).shifts,
  );
  expect(shifts).toEqual([]);
  expect((await slot(page).boundingBox())?.height).toBe(126);
  expect(faults).toEqual([]);
}

test.describe('without a network', () => {
  for (const [path, word, text] of [
    [PAGE, 'Advertisement', 'Charts Pro'],
    ['/zh/x/introduction/', '广告', ''],
  ] as const) {
    test(`${path} shows a house ad in its place`, async ({ page }) => {
      const state = await prepare(page);
      await page.goto(path);
      const ad = slot(page).getByRole('link');
      await expect(ad).toBeVisible();
      await expect(slot(page)).toContainText(word);
      await expect(ad).toContainText(text);
      await expect(ad).toHaveAttribute('rel', 'noopener sponsored');
      await expect(ad.locator('img')).toHaveJSProperty('complete', true);
      const box = await ad.locator('img').boundingBox();
      expect([box?.width, box?.height]).toEqual([130, 100]);
      await expectWholePage(page, state);
    });
  }

  test('the place is in the HTML, with its height and 3 units around it', async ({
    page,
  }) => {
    const context = await page
      .context()
      .browser()
      ?.newContext({ javaScriptEnabled: false });
    const still = await context?.newPage();
    if (!still) throw new Error('no page');
    await still.goto(new URL(PAGE, test.info().project.use.baseURL).href);
    const style = async () =>
      slot(still).evaluate((element) => {
        const { height, marginTop, marginBottom } = getComputedStyle(element);
        return { height, marginTop, marginBottom };
      });
    await expect(slot(still)).toBeAttached();
    expect(await style()).toEqual({
      height: '126px',
      marginTop: '24px',
      marginBottom: '24px',
    });
    await still.setViewportSize({ width: 599, height: 800 });
    expect((await style()).height).toBe('142px');
    await still.setViewportSize({ width: 600, height: 800 });
    expect((await style()).height).toBe('126px');
    await context?.close();
  });

  for (const width of [320, 360, 599, 600, 1280]) {
    for (const direction of ['ltr', 'rtl']) {
      test(`everything fits at ${width} px, ${direction}`, async ({ page }) => {
        await page.addInitScript((dir) => {
          localStorage.setItem('docs-direction', dir);
        }, direction);
        await prepare(page);
        await page.setViewportSize({ width, height: 800 });
        await page.goto(PAGE);
        const ad = slot(page).getByRole('link');
        await expect(ad).toBeVisible();
        const [place, image, text, mark] = await slot(page).evaluate((element) => {
          const find = (selector: string) =>
            element.querySelector(selector)?.getBoundingClientRect().toJSON() as DOMRect;
          return [
            element.getBoundingClientRect().toJSON() as DOMRect,
            find('img'),
            find('[class*=description]'),
            find('[class*=mark]'),
          ];
        });
        expect(image?.bottom).toBeLessThanOrEqual(place?.bottom ?? 0);
        expect(text?.bottom).toBeLessThanOrEqual(mark?.top ?? 0);
        expect(mark?.bottom).toBeLessThanOrEqual(place?.bottom ?? 0);
        if (direction === 'rtl')
          expect(text?.right).toBeLessThanOrEqual(image?.left ?? 0);
        else expect(text?.left).toBeGreaterThanOrEqual(image?.right ?? 0);
      });
    }
  }

  test('bots see none, and no image is loaded', async ({ browser }) => {
    const context = await browser.newContext({
      userAgent: 'Mozilla/5.0 (compatible; Somebot/2.1)',
    });
    const page = await context.newPage();
    const images: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/img/house/')) images.push(request.url());
    });
    await page.goto(new URL(PAGE, test.info().project.use.baseURL).href);
    await page.waitForTimeout(1500);
    await expect(slot(page)).toHaveCount(0);
    expect(images).toEqual([]);
    await context.close();
  });

  test('what shows is loaded after the page', async ({ page }) => {
    await prepare(page);
    await page.goto(PAGE);
    await expect(slot(page).getByRole('link')).toBeVisible();
    const [image, loaded] = await page.evaluate(() => {
      const [entry] = performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.includes('/img/house/'));
      const [navigation] = performance.getEntriesByType(
        'navigation',
      ) as PerformanceNavigationTiming[];
      return [entry?.startTime ?? 0, navigation?.loadEventStart ?? Infinity];
    });
    expect(image).toBeGreaterThan(loaded);
  });

  test('another page has another life, and one ad', async ({ page }) => {
    const state = await prepare(page);
    await page.goto(PAGE);
    await expect(slot(page).getByRole('link')).toBeVisible();
    await page
      .locator('.theme-doc-sidebar-menu a[href="/x/introduction/installation/"]')
      .click();
    await expect(page).toHaveURL(/installation/);
    await expect(slot(page).getByRole('link')).toBeVisible();
    await expect(slot(page)).toHaveCount(1);
    await expect(slot(page).locator('img')).toHaveCount(1);
    expect(state.faults).toEqual([]);
  });

  for (const scheme of ['light', 'dark'] as const) {
    test(`it has no accessibility faults in the ${scheme} scheme, and takes the keyboard`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme: scheme });
      await prepare(page);
      await page.goto(PAGE);
      const ad = slot(page).getByRole('link');
      await expect(ad).toBeVisible();
      const { violations } = await new AxeBuilder({ page })
        .include('section[aria-label="Advertisement"]')
        .analyze();
      expect(violations).toEqual([]);
      await ad.focus();
      await page.keyboard.press('Enter');
      await expect(page).not.toHaveURL(/\/introduction\/$/);
    });
  }
});

test.describe('with the JSON network', () => {
  const open = async (page: Page, name: CaseName, random?: number) => {
    network.use(name);
    const state = await prepare(page, random);
    await configureSite(page, { adsEndpoint: `${origin}/ads.json` });
    await page.goto(PAGE);
    return state;
  };
  const countRequests = (path = '/ads.json') =>
    network.requests.filter((request) => request.startsWith(path)).length;

  for (const name of ['good', 'late', 'hostile'] as const) {
    test(`${name}: its ad shows`, async ({ page }) => {
      const state = await open(page, name);
      const ad = slot(page).getByRole('link');
      await expect(ad).toHaveAttribute('href', `${origin}/visited`);
      await expect(ad).toHaveAttribute('target', '_blank');
      await expect(ad.locator('script, style, svg, a, [onclick], [onerror]')).toHaveCount(
        0,
      );
      await page.waitForTimeout(3500);
      await expect(ad).toBeVisible();
      await expectWholePage(page, state);
      expect(countRequests()).toBe(name === 'late' ? 10 : 1);
      expect(countRequests('/pixel')).toBe(name === 'hostile' ? 5 : 3);
      const { violations } = await new AxeBuilder({ page })
        .include('section[aria-label="Advertisement"]')
        .analyze();
      expect(violations).toEqual([]);
    });
  }

  test('good: pixels carry the timestamp, and the ad opens apart', async ({ page }) => {
    await open(page, 'good');
    await expect(slot(page).getByRole('link')).toBeVisible();
    await expect
      .poll(() => network.requests.filter((request) => request.startsWith('/pixel')))
      .toEqual([
        '/pixel?seen',
        '/pixel?a=1770112800',
        '/pixel?b=1770112800&again=[timestamp]',
      ]);
    await expect(page.locator('img[src*="/pixel"]').first()).toBeHidden();
    const popup = page.waitForEvent('popup');
    await slot(page).getByRole('link').focus();
    await page.keyboard.press('Enter');
    await (await popup).waitForLoadState();
    await expect(page).toHaveURL(/\/introduction\/$/);
  });

  for (const [name, requests] of [
    ['empty', 10],
    ['failure', 1],
    ['broken', 1],
    ['huge', 1],
    ['redirect', 1],
  ] as const) {
    for (const [random, what] of [
      [HOUSE, 'a house ad'],
      [APPEAL, 'the appeal'],
    ] as const) {
      test(`${name}: ${what} shows after 3 s`, async ({ page }) => {
        const state = await open(page, name, random);
        await expect(slot(page)).toBeAttached();
        await page.waitForTimeout(2000);
        await expect(slot(page)).toHaveText('');
        await expect(slot(page)).toContainText('Advertisement');
        const isAppeal = random === APPEAL;
        await expect(slot(page).getByText('Ads keep these pages free')).toHaveCount(
          isAppeal ? 1 : 0,
        );
        await expect(slot(page).getByRole('link')).toHaveCount(isAppeal ? 0 : 1);
        expect(countRequests()).toBe(requests);
        expect(countRequests('/elsewhere')).toBe(0);
        await expectWholePage(page, state);
      });
    }
  }

  test('slow: a house ad first, then the ad, in the same place', async ({ page }) => {
    const state = await open(page, 'slow');
    const ad = slot(page).getByRole('link');
    await expect(ad).toHaveAttribute('href', /\/x\/react-/);
    await expect(ad).toHaveAttribute('href', `${origin}/visited`);
    await expect(ad).toHaveCount(1);
    await expectWholePage(page, state);
  });

  test('a blocker refuses the host: something of our own shows', async ({ page }) => {
    await page.route(`${origin}/**`, (route) => route.abort('blockedbyclient'));
    const state = await open(page, 'good');
    await expect(slot(page).getByRole('link')).toHaveAttribute('href', /\/x\/react-/, {
      timeout: 10_000,
    });
    await expectWholePage(page, state);
  });
});

test.describe("with the provider's script", () => {
  const open = async (page: Page, name: CaseName) => {
    network.use(name);
    const state = await prepare(page);
    await configureSite(page, { adsScript: `${origin}/ads.js` });
    await page.goto(PAGE);
    return state;
  };
  const frame = (page: Page) => slot(page).frameLocator('iframe');

  for (const name of ['good', 'late', 'huge', 'hostile', 'redirect'] as const) {
    test(`${name}: its elements show in a sandbox`, async ({ page }) => {
      const state = await open(page, name);
      const ad = frame(page).getByRole('link');
      await expect(ad).toBeAttached();
      await expect(slot(page).locator('iframe')).toBeVisible();
      await expect(ad).toHaveAttribute('rel', 'noopener sponsored');
      await page.waitForTimeout(3500);
      await expect(slot(page).locator('iframe')).toBeVisible();
      const stolen = await page.evaluate(() => [localStorage.x, document.cookie]);
      expect(stolen).toEqual([undefined, '']);
      await expect(page).toHaveURL(/\/introduction\/$/);
      await expectWholePage(page, state);
    });
  }

  for (const name of ['empty', 'failure', 'broken'] as const) {
    test(`${name}: something of our own shows after 3 s`, async ({ page }) => {
      const { faults } = await open(page, name);
      await expect(slot(page).getByRole('link')).toHaveAttribute('href', /\/x\/react-/);
      // A script that does not parse is the provider's error, in the provider's frame.
      const own = faults.filter((fault) => !fault.includes('Function statements'));
      await expectWholePage(page, { faults: own });
    });
  }
});

test.describe('what is told', () => {
  interface Told {
    action: string;
    label: string;
  }
  const told = (page: Page): Promise<Told[]> =>
    page.evaluate(() =>
      ((window as unknown as { dataLayer?: IArguments[] }).dataLayer ?? [])
        .map((call) => [...call] as [string, string, Record<string, string>?])
        .filter(([, , data]) => data?.event_category === 'ad')
        .map(([, action, data]) => ({ action, label: data?.event_label ?? '' })),
    );
  const measure = async (page: Page) => {
    await page.route('https://www.googletagmanager.com/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    );
    await page.addInitScript(() => {
      localStorage.setItem('docs-analytics-consent', 'granted');
    });
    await configureSite(page, { analyticsId: 'G-TEST1', docsDomain: 'localhost' });
  };

  test('display after 2500 ms, and click', async ({ page }) => {
    await prepare(page, 0.05);
    await measure(page);
    await page.goto(PAGE);
    const ad = slot(page).getByRole('link');
    await expect(ad).toBeVisible();
    const label = 'data-grid-pro-top-image';
    await expect.poll(() => told(page)).toEqual([{ action: 'display', label }]);
    await ad.click();
    await expect.poll(() => told(page)).toContainEqual({ action: 'click', label });
  });

  test('a crash once, and the page stays whole', async ({ page }) => {
    await page.addInitScript(() => {
      const { querySelector } = Element.prototype;
      Element.prototype.querySelector = function find(this: Element, selector: string) {
        if (selector.includes('data-sponsored')) throw new Error('broken ad');
        return querySelector.call(this, selector) as Element | null;
      } as typeof querySelector;
    });
    network.use('good');
    const state = await prepare(page, 0.05);
    await measure(page);
    await page.unroute('**/assets/js/main.*.js');
    await configureSite(page, {
      analyticsId: 'G-TEST1',
      docsDomain: 'localhost',
      adsEndpoint: `${origin}/ads.json`,
    });
    await page.goto(PAGE);
    await expect
      .poll(() => told(page))
      .toEqual([{ action: 'crash', label: 'network-top-image' }]);
    await page.waitForTimeout(3500);
    expect(await told(page)).toHaveLength(1);
    await expect(slot(page)).toHaveText('');
    await expectWholePage(page, state);
  });
});
