import { expect as baseExpect, test, type Page } from '../support/browser/siteTest';
import { passTimeUntil, stopClock } from '../support/browser/clock';
import { configureSite } from '../support/browser/configureSite';
import { seedLocalStorage } from '../support/browser/seedLocalStorage';

// Analytics starts after everything else, which takes time on a busy machine.
const expect = baseExpect.configure({ timeout: 20_000 });

// The test's routes change the host and the id in the scripts, but do not apply to
// requests of a worker.
test.use({ serviceWorkers: 'block' });

/** Longer than any delay before analytics starts, in ms. */
const LONG = 30_000;

const PAGE = '/x/introduction/';
const TAG = 'https://www.googletagmanager.com/**';
const ON = { analyticsId: 'G-TEST1', docsDomain: 'localhost' };

const calls = (page: Page): Promise<[string, string, Record<string, unknown>?][]> =>
  page.evaluate(() =>
    ((window as unknown as { dataLayer?: IArguments[] }).dataLayer ?? []).map(
      (call) => [...call] as [string, string, Record<string, unknown>?],
    ),
  );
const names = async (page: Page) => (await calls(page)).map(([, name]) => name);
const pageViews = async (page: Page) =>
  (await calls(page))
    .filter(([, name]) => name === 'page_view')
    .map(([, , data]) => data);
const banner = (page: Page, name = 'Cookies and statistics') =>
  page.getByRole('region', { name });

interface Visit {
  answer?: 'granted' | 'denied';
  path?: string;
}

async function open(page: Page, { answer, path = PAGE }: Visit = {}) {
  const requested: string[] = [];
  page.on('request', (request) => {
    const { hostname } = new URL(request.url());
    if (hostname !== 'localhost') requested.push(hostname);
  });
  if (answer) await seedLocalStorage(page, { 'docs-analytics-consent': answer });
  await configureSite(page, ON);
  await page.goto(path);
  return { requested };
}
const serveTag = (page: Page, body = '') =>
  page.route(TAG, (route) => route.fulfill({ contentType: 'text/javascript', body }));

test('with the default settings nothing is requested, loaded or stored', async ({
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).hostname));
  await page.goto(PAGE, { waitUntil: 'networkidle' });
  await expect(banner(page)).toHaveCount(0);
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
  expect([...new Set(requested)]).toEqual(['localhost']);
});

const LANGUAGES = {
  en: { path: PAGE, title: 'Cookies and statistics', agree: 'Agree' },
  zh: { path: `/zh${PAGE}`, title: 'Cookie 与统计', agree: '同意' },
};

for (const [language, texts] of Object.entries(LANGUAGES)) {
  const { path, title, agree } = texts;
  test(`${language}: nothing is sent before consent, which is remembered`, async ({
    page,
  }) => {
    await stopClock(page);
    await serveTag(page);
    const { requested } = await open(page, { path });
    await passTimeUntil(page, () => banner(page, title).isVisible());
    await page.clock.runFor(LONG);
    expect(requested).toEqual([]);
    await page.clock.resume();
    await page.keyboard.press('End');
    await banner(page, title).getByRole('button', { name: agree }).click();
    await expect(banner(page, title)).toHaveCount(0);
    await expect
      .poll(() => pageViews(page))
      .toEqual([
        {
          page_title: await page.title(),
          page_location: page.url(),
          productId: null,
          productCategoryId: 'x',
        },
      ]);
    await page.reload();
    await expect.poll(() => pageViews(page)).toHaveLength(1);
    await expect(banner(page, title)).toHaveCount(0);
  });
}

test('a refusal is remembered and sends nothing', async ({ page }) => {
  const { requested } = await open(page);
  await banner(page).getByRole('button', { name: 'Decline' }).click();
  await page.reload({ waitUntil: 'networkidle' });
  await expect(banner(page)).toHaveCount(0);
  expect(requested).toEqual([]);
});

test('users who send Do Not Track are not asked for consent', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'doNotTrack', { get: () => '1' });
  });
  await stopClock(page);
  const { requested } = await open(page, { answer: 'granted' });
  await page.clock.runFor(LONG);
  await expect(banner(page)).toHaveCount(0);
  expect(requested).toEqual([]);
});

test('a page view is sent for each path, but not for a query or hash', async ({
  page,
}) => {
  await serveTag(page);
  await open(page, { answer: 'granted' });
  await expect.poll(() => pageViews(page)).toHaveLength(1);
  await page.evaluate(() => {
    window.location.hash = 'anywhere';
  });
  await page
    .locator('.theme-doc-sidebar-menu a[href="/x/introduction/installation/"]')
    .click();
  await expect.poll(() => pageViews(page)).toHaveLength(2);
  expect((await pageViews(page))[1]).toMatchObject({
    page_location: expect.stringContaining('/x/introduction/installation/'),
    page_title: await page.title(),
  });
  expect(await names(page)).toContain('user_properties');
});

test('a blocked tag does not affect the page', async ({ page }) => {
  await page.route(TAG, (route) => route.abort('blockedbyclient'));
  const tried = page.waitForEvent('requestfailed');
  await open(page, { answer: 'granted' });
  expect((await tried).url()).toContain('googletagmanager');
  await expect.poll(() => calls(page)).toEqual([]);
  await expect(page.locator('h1')).toBeVisible();
});

test('a slow tag gets all events once it has loaded', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(TAG, async (route) => {
    await held;
    await route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  const requested = page.waitForRequest(TAG);
  await open(page, { answer: 'granted' });
  await requested;
  expect(await pageViews(page)).toEqual([]);
  release();
  await expect.poll(() => pageViews(page)).toHaveLength(1);
});

test('a broken tag affects only itself', async ({ page, exceptions }) => {
  exceptions.expect(/^broken tag$/);
  await serveTag(page, 'throw new Error("broken tag")');
  await open(page, { answer: 'granted' });
  await expect.poll(() => pageViews(page)).toHaveLength(1);
  await expect(page.locator('h1')).toBeVisible();
  expect(exceptions.seen).toHaveLength(1);
});
