import type { AddressInfo } from 'node:net';
import {
  listThirdPartyHosts,
  listStored,
  type StoragePlace,
} from '../../src/config/privacy';
import type { SiteConfig } from '../../src/types/siteConfig';
import { createMockNetwork } from '../../tools/ads-mock/createMockNetwork';
import { readSiteConfig } from '../../src/config/environment/readSiteConfig';
import { replaceCode } from '../support/browser/codeEditor';
import { serveConfigured } from '../support/browser/serveConfigured';
import { expect, test, untilHydrated, type Page } from '../support/browser/siteTest';
import { WITHOUT_NGINX } from '../support/browser/startNginx';

const SITE = readSiteConfig({});

/** Whether a text matches a pattern in which `*` stands for any characters. */
const fits = (pattern: string, text: string): boolean => {
  const parts = pattern.split('*').map((part) => part.replace(/[.\\^$?+]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`).test(text);
};

/** Whether a name is listed for a kind of storage on the privacy page. */
const isListed = (place: StoragePlace, name: string, site: SiteConfig = SITE): boolean =>
  listStored(site)
    .filter((item) => item.place === place)
    .flatMap(({ names }) => names)
    .some((pattern) => fits(pattern, name));

/** Everything that the browser stores for the site, as `place name`. */
const readStored = (page: Page): Promise<[place: StoragePlace, name: string][]> =>
  page.evaluate(async () => {
    const cookies = document.cookie
      .split('; ')
      .flatMap((each) => each.split('=')[0] || []);
    const databases = await indexedDB.databases();
    return [
      ...cookies.map((name) => ['cookie', name]),
      ...Object.keys(localStorage).map((name) => ['local', name]),
      ...Object.keys(sessionStorage).map((name) => ['session', name]),
      ...(await caches.keys()).map((name) => ['cache', name]),
      ...databases.map(({ name }) => ['database', name ?? '']),
    ] as [StoragePlace, string][];
  });

test('a visit stores and requests only what the privacy page lists', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const strangers = new Set<string>();
  page.context().on('request', (request) => {
    const url = new URL(request.url());
    if (/^https?:$/.test(url.protocol) && url.origin !== baseURL)
      strangers.add(`${url.origin}${url.pathname} of ${page.url()}`);
  });

  await page.goto('/x/introduction/installation/');
  await untilHydrated(page);
  await page.getByRole('tab', { name: 'pnpm' }).first().click();
  await page.getByRole('button', { name: 'Settings' }).click();
  const settings = page.getByRole('dialog', { name: 'Settings' });
  for (const choice of ['Dark', 'Right to left', 'Dense', 'JavaScript', 'Português'])
    await settings.getByRole('radio', { name: choice, exact: true }).check();

  await page.goto('/x/react-charts/bars/');
  await untilHydrated(page);
  await page.keyboard.press('Control+K');
  await page.keyboard.type('sorting');
  await expect(page.locator('[data-search-result]').first()).toBeVisible({
    timeout: 20_000,
  });

  await page.goto('/x/playground/?demo=charts/bars/BasicBars');
  const rendered = page.locator('[data-preview-state="rendered"]');
  await expect(rendered).toBeVisible({ timeout: 30_000 });
  await replaceCode(page, "'City'", "'Tandem'");
  await expect(page.frameLocator('iframe').getByText('Tandem')).toBeVisible();
  await page.goto('/zh/x/introduction/');
  await untilHydrated(page);

  const stored = await readStored(page);
  // The visit did store something in each of these.
  expect(stored.map(([, name]) => name)).toEqual(
    expect.arrayContaining([
      ...['mui-mode', 'docs-direction', 'docs-dense', 'codeVariant'],
      'docs-demo-language',
      expect.stringMatching(/^docusaurus\.tab\./),
    ]),
  );
  expect(stored.filter(([place]) => place === 'session')).not.toEqual([]);
  expect(stored.filter(([place, name]) => !isListed(place, name))).toEqual([]);
  expect([...strangers]).toEqual([]);
});

test.describe('with all services configured', () => {
  test.skip(WITHOUT_NGINX !== undefined, WITHOUT_NGINX);

  test('a visit stores and requests only what the page lists for them', async ({
    page,
  }) => {
    test.setTimeout(180_000);
    const network = createMockNetwork();
    await new Promise<void>((resolve) => network.server.listen(0, resolve));
    network.use('good');
    const ads = `http://localhost:${(network.server.address() as AddressInfo).port}`;
    const feedback = 'https://feedback.example.com';
    const { origin, site, close } = await serveConfigured({
      ANALYTICS_ID: 'G-TEST1',
      ADS_ENDPOINT: `${ads}/ads.json`,
      FEEDBACK_ENDPOINT: `${feedback}/votes`,
      FONTS_HOST: 'https://fonts.example.com',
    });
    const requested = new Set<string>();
    page.context().on('request', (request) => {
      const url = new URL(request.url());
      if (/^https?:$/.test(url.protocol) && url.origin !== origin)
        requested.add(url.origin);
    });
    // The analytics provider stores two cookies, according to its documentation.
    await page.route('https://www.googletagmanager.com/**', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `document.cookie = '_ga=1; path=/'; document.cookie = '_ga_TEST1=1; path=/';`,
      }),
    );
    await page.route('https://fonts.example.com/**', (route) =>
      route.fulfill({ contentType: 'text/css', body: '' }),
    );
    // The vote cannot be sent, so it is stored.
    await page.route(`${feedback}/**`, (route) => route.abort('internetdisconnected'));

    await page.goto(`${origin}/x/introduction/support/`);
    await untilHydrated(page);
    const banner = page.getByRole('region', { name: 'Cookies and statistics' });
    await expect(banner).toBeVisible({ timeout: 30_000 });
    expect([...requested].filter((each) => each.includes('google'))).toEqual([]);
    await banner.getByRole('button', { name: /^(Accept|Allow|Agree)/ }).click();
    const ad = page.getByRole('region', { name: 'Advertisement' }).getByRole('link');
    await expect(ad).toHaveAttribute('href', `${ads}/visited`, { timeout: 30_000 });
    const question = page.getByRole('region', { name: 'Was this page helpful?' });
    await question.getByRole('button', { name: 'Yes' }).click();
    const names = async () => (await readStored(page)).map(([, name]) => name);
    await expect
      .poll(names, { timeout: 60_000 })
      .toEqual(
        expect.arrayContaining([
          ...['_ga', '_ga_TEST1', 'docs-analytics-consent', 'docs-feedback-queue'],
          ...[expect.stringMatching(/ pages$/), 'workbox-expiration'],
        ]),
      );
    await expect
      .poll(() => requested.size, { timeout: 30_000 })
      .toBeGreaterThanOrEqual(4);
    const stored = await readStored(page);
    expect(stored.filter(([place, name]) => !isListed(place, name, site))).toEqual([]);
    const hosts = listThirdPartyHosts(site).map(({ host }) => host);
    expect(
      [...requested].filter((each) => !hosts.some((host) => fits(host, each))),
    ).toEqual([]);
    await close();
    network.server.closeAllConnections();
    network.server.close();
  });
});

for (const [address, heading] of [
  ['/x/privacy/', 'Privacy'],
  ['/zh/x/privacy/', '隐私'],
] as const)
  test(`${address} lists all of it`, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    const names = await page.locator('main code').allTextContents();
    expect(names).toEqual(listStored(SITE).flatMap((item) => item.names));
  });
