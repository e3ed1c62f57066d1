/** Hosts that accept a request and never answer: the page works without them. */
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  AD_PAGE,
  expect,
  expectWholePage,
  prepareAds,
  slotOf,
  test as base,
  waitFor,
} from '../support/browser/adTest';
import { passTimeUntil } from '../support/browser/clock';
import { configureSite } from '../support/browser/configureSite';
import type { Page } from '../support/browser/siteTest';
import { seedLocalStorage } from '../support/browser/seedLocalStorage';

interface Hole {
  origin: string;
  /** Requested paths. */
  requested: string[];
}

const test = base.extend<{ hole: Hole }>({
  // eslint-disable-next-line no-empty-pattern -- required by Playwright
  hole: async ({}, provide) => {
    const requested: string[] = [];
    const server = http.createServer(({ url }) => {
      requested.push(url ?? '');
    });
    await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
    const { port } = server.address() as AddressInfo;
    await provide({ origin: `http://localhost:${port}`, requested });
    server.closeAllConnections();
    server.close();
  },
});

// The test's routes change the settings in the scripts, but do not apply to requests of a
// worker.
test.use({ serviceWorkers: 'block' });

test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

/** Requests to a host that cannot be replaced by a local one. */
async function hang(page: Page, address: string | RegExp): Promise<void> {
  await page.route(address, () => undefined);
}

const untilStarted = (page: Page): Promise<void> =>
  passTimeUntil(
    page,
    async () => (await page.locator('html[data-has-hydrated="true"]').count()) > 0,
  );

test('ads, analytics and fonts: the page hydrates, and a house ad shows', async ({
  page,
  hole,
}) => {
  await prepareAds(page);
  await hang(page, 'https://www.googletagmanager.com/**');
  await seedLocalStorage(page, { 'docs-analytics-consent': 'granted' });
  await configureSite(page, {
    adsEndpoint: `${hole.origin}/ads.json`,
    analyticsId: 'G-TEST1',
    docsDomain: 'localhost',
    fontsHost: hole.origin,
  });
  const tag = page.waitForRequest('https://www.googletagmanager.com/**');
  await page.goto(AD_PAGE);
  await untilStarted(page);
  const ad = slotOf(page).getByRole('link');
  await waitFor(page, ad);
  await expect(ad).toHaveAttribute('href', /\/x\/react-/);
  await passTimeUntil(page, () =>
    hole.requested.some((path) => path.startsWith('/css2')),
  );
  await tag;
  await expectWholePage(page);

  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await page.getByRole('dialog').getByRole('radio', { name: 'Dark' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.keyboard.press('Escape');
  // Another page opens, whatever requests are still pending.
  await page.locator('.pagination-nav__link--next').click();
  await expect(page).not.toHaveURL(new RegExp(`${AD_PAGE}$`));
  await expect(page.locator('h1')).toBeVisible();
  expect(hole.requested.map((path) => path.replace(/\?.*/, '')).toSorted()).toEqual([
    '/ads.json',
    '/css2',
  ]);
});

test('feedback: users get a thank-you at once and can add a comment', async ({
  page,
  hole,
}) => {
  await configureSite(page, { feedbackEndpoint: `${hole.origin}/feedback` });
  await page.goto(AD_PAGE);
  const feedback = page.getByRole('region', { name: 'Was this page helpful?' });
  await feedback.getByRole('button', { name: 'Yes' }).click();
  await expect.poll(() => hole.requested).toContain('/feedback');
  await expect(feedback.getByRole('status')).toContainText('Thank you');
  await feedback.getByRole('textbox').fill('Well said');
  await feedback.getByRole('button', { name: 'Send' }).click();
  await expect(feedback.getByRole('textbox')).toHaveCount(0);
});

test('the script of an ad provider: a house ad shows', async ({ page, hole }) => {
  await prepareAds(page);
  await configureSite(page, { adsScript: `${hole.origin}/ads.js` });
  await page.goto(AD_PAGE);
  const ad = slotOf(page).getByRole('link');
  await waitFor(page, ad);
  await expect(ad).toHaveAttribute('href', /\/x\/react-/);
  expect(hole.requested).toEqual(['/ads.js']);
  await expectWholePage(page);
});

test('the images of an ad: its text shows without waiting for them', async ({
  page,
  network,
}) => {
  network.use('good');
  await prepareAds(page);
  await hang(page, /\/(image\.svg|pixel)/);
  await configureSite(page, { adsEndpoint: `${network.origin}/ads.json` });
  await page.goto(AD_PAGE);
  const ad = slotOf(page).getByRole('link');
  await waitFor(page, ad);
  await expect(ad).toContainText('Charter boats');
  await page.clock.runFor(30_000);
  await expectWholePage(page);
});
