import { listStored, type StoragePlace } from '../../src/config/privacy';
import { readSiteConfig } from '../../site/environment/readSiteConfig';
import { replaceCode } from '../support/codeEditor';
import { expect, test, untilHydrated, type Page } from '../support/siteTest';

const SITE = readSiteConfig({});

/** Whether a name is one of those that the page about privacy lists for a place. */
function isListed(place: StoragePlace, name: string): boolean {
  const patterns = listStored(SITE)
    .filter((item) => item.place === place)
    .flatMap(({ names }) => names)
    .map((text) => text.split('*').map((part) => part.replace(/[.\\^$?+]/g, '\\$&')));
  return patterns.some((parts) => new RegExp(`^${parts.join('.*')}$`).test(name));
}

/** All that the browser keeps of the site, as `place name`. */
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
      // No page of the site has a database; one would be found as not listed.
      ...databases.map(({ name }) => ['cookie', `IndexedDB ${name}`]),
    ] as [StoragePlace, string][];
  });

test('a whole visit stores and asks only what the page about privacy says', async ({
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
  for (const choice of ['Dark', 'Right to left', 'Dense', 'JavaScript'])
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
      expect.stringMatching(/^docusaurus\.tab\./),
    ]),
  );
  expect(stored.filter(([place]) => place === 'session')).not.toEqual([]);
  expect(stored.filter(([place, name]) => !isListed(place, name))).toEqual([]);
  expect([...strangers]).toEqual([]);
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
