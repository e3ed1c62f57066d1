import { getChangesPage } from '../support/browser/changesPages';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { readSiteConfig } from '../../src/config/environment/readSiteConfig';
import { BUILD_DIR } from '../../content/paths/siteDir';
import { createMockNetwork } from '../../tools/ads-mock/createMockNetwork';
import { replaceCode } from '../support/browser/codeEditor';
import { serveByNginx, serveConfigured } from '../support/browser/serveConfigured';
import { expect, test, untilHydrated } from '../support/browser/siteTest';
import { WITHOUT_NGINX, type StartedNginx } from '../support/browser/startNginx';

/** One page of each kind. */
const PAGES = [
  '/x/introduction/',
  '/x/react-data-grid/sorting/',
  '/x/react-charts/bars/',
  '/x/react-date-pickers/date-picker/',
  '/x/react-tree-view/rich-tree-view/items/',
  '/x/api/data-grid/data-grid/',
  getChangesPage('data-grid'),
  '/x/design-system/color/',
  '/x/demos/',
  '/x/demos/charts/',
  '/x/whats-new/',
  '/x/privacy/',
  '/x/licenses/',
  '/x/search/?q=sorting',
  '/x/playground/',
  '/x/playground/?demo=charts/bars/BasicBars',
  '/x/_app/',
  '/x/production-error/',
  '/x/nowhere/',
  '/zh/x/react-data-grid/sorting/',
  '/zh/x/playground/?demo=charts/bars/BasicBars',
  '/zh/x/nowhere/',
];

test.skip(WITHOUT_NGINX !== undefined, WITHOUT_NGINX);

let nginx: StartedNginx;
test.beforeAll(async () => {
  nginx = await serveByNginx(BUILD_DIR, readSiteConfig({}));
});
test.afterAll(() => nginx?.close());

/** Violations of the policy in any frame of the page, with its address. */
async function listenForViolations(page: Page): Promise<string[]> {
  const violations: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|Refused to/.test(message.text()))
      violations.push(`${page.url()}: ${message.text()}`);
  });
  await page.exposeFunction('tellViolation', (text: string) => violations.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { tellViolation } = window as unknown as {
        tellViolation: (text: string) => void;
      };
      tellViolation(
        `${location.href}: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`,
      );
    });
  });
  return violations;
}

const open = (page: Page, address: string) =>
  page.goto(`http://localhost:${nginx.port}${address}`);

for (const address of PAGES)
  test(`${address} complies with the policy of nginx`, async ({ page }) => {
    const violations = await listenForViolations(page);
    const response = await open(page, address);
    expect(response?.headers()['content-security-policy']).toContain("script-src 'self'");
    await untilHydrated(page);
    const demo = page.locator('[data-demo]').first();
    if ((await demo.count()) > 0) {
      await demo.scrollIntoViewIfNeeded();
      await expect(demo).toHaveAttribute('data-demo-state', 'live', { timeout: 20_000 });
    }
    expect(violations).toEqual([]);
  });

test('a script that the policy does not name is blocked', async ({ page }) => {
  const violations = await listenForViolations(page);
  await open(page, '/x/introduction/');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "It ran"';
    document.body.append(script);
  });
  await expect.poll(() => violations.join()).toContain('script-src');
  await expect(page).not.toHaveTitle('It ran');
});

test('search, editing and the playground comply with it', async ({ page }) => {
  const violations = await listenForViolations(page);
  await open(page, '/x/react-charts/bars/');
  await untilHydrated(page);
  await page.keyboard.press('Control+K');
  await page.keyboard.type('sorting');
  await expect(page.locator('[data-search-result]').first()).toBeVisible({
    timeout: 20_000,
  });

  await open(page, '/x/playground/?demo=charts/bars/BasicBars');
  const rendered = page.locator('[data-preview-state="rendered"]');
  await expect(rendered).toBeVisible({ timeout: 30_000 });
  await replaceCode(page, "'City'", "'Tandem'");
  await expect(page.frameLocator('iframe').getByText('Tandem')).toBeVisible();
  expect(violations).toEqual([]);
});

test('edited code cannot send its frame or a request to another host', async ({
  page,
}) => {
  const requested: string[] = [];
  await page.context().route(/elsewhere\.example/, (route) => {
    requested.push(route.request().url());
    return route.fulfill({ body: 'elsewhere' });
  });
  await open(page, '/x/playground/?demo=charts/bars/BasicBars');
  const rendered = page.locator('[data-preview-state="rendered"]');
  await expect(rendered).toBeVisible({ timeout: 30_000 });
  await replaceCode(
    page,
    "'City'",
    `(new Image().src='https://elsewhere.example/a.png', setTimeout(() => { location.href='https://elsewhere.example/b' }, 50), 'Done')`,
  );
  await expect
    .poll(() => page.frames().some((frame) => frame.url().startsWith('chrome-error:')), {
      timeout: 20_000,
    })
    .toBe(true);
  expect(requested).toEqual([]);
});

test.describe('with all services configured', () => {
  const FEEDBACK = 'https://feedback.example.com/votes';
  const FONTS = 'https://fonts.example.com';
  const network = createMockNetwork();
  let ads = '';

  test.beforeAll(async () => {
    await new Promise<void>((resolve) => network.server.listen(0, resolve));
    ads = `http://localhost:${(network.server.address() as AddressInfo).port}`;
  });
  test.afterAll(() => {
    network.server.closeAllConnections();
    network.server.close();
  });

  test('ads, analytics, feedback and fonts comply with the policy', async ({ page }) => {
    test.setTimeout(120_000);
    const site = await serveConfigured({
      ANALYTICS_ID: 'G-TEST1',
      ADS_ENDPOINT: `${ads}/ads.json`,
      FEEDBACK_ENDPOINT: FEEDBACK,
      FONTS_HOST: FONTS,
    });
    network.use('good');
    const requested = new Set<string>();
    const answer = (address: string, contentType: string, body = '') =>
      page.route(address, (route) => {
        requested.add(new URL(route.request().url()).hostname);
        return route.fulfill({
          contentType,
          body,
          headers: {
            'access-control-allow-origin': '*',
            'access-control-allow-headers': 'content-type',
          },
        });
      });
    await answer(
      'https://www.googletagmanager.com/**',
      'text/javascript',
      `document.documentElement.dataset.counted = '1';
      fetch('https://region1.google-analytics.com/g/collect', { method: 'POST', mode: 'no-cors' });`,
    );
    await answer('https://region1.google-analytics.com/**', 'text/plain');
    await answer(FEEDBACK, 'text/plain');
    await answer(`${FONTS}/**`, 'text/css');
    const violations = await listenForViolations(page);
    await page.addInitScript(() =>
      localStorage.setItem('docs-analytics-consent', 'granted'),
    );

    await page.goto(`${site.origin}/x/introduction/support/`);
    await untilHydrated(page);
    const ad = page.getByRole('region', { name: 'Advertisement' }).getByRole('link');
    await expect(ad).toHaveAttribute('href', `${ads}/visited`, { timeout: 30_000 });
    const question = page.getByRole('region', { name: 'Was this page helpful?' });
    await question.getByRole('button', { name: 'Yes' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-counted', '1', {
      timeout: 30_000,
    });
    await expect
      .poll(() => [...requested].sort(), { timeout: 30_000 })
      .toEqual([
        'feedback.example.com',
        'fonts.example.com',
        'region1.google-analytics.com',
        'www.googletagmanager.com',
      ]);
    expect(violations).toEqual([]);
    await site.close();
  });

  test("an ad provider's script complies with the policy", async ({ page }) => {
    test.setTimeout(120_000);
    const site = await serveConfigured({ ADS_SCRIPT: `${ads}/ads.js` });
    network.use('good');
    const violations = await listenForViolations(page);
    await page.goto(`${site.origin}/x/introduction/`);
    await untilHydrated(page);
    const slot = page.getByRole('region', { name: 'Advertisement' });
    await expect(slot.locator('iframe')).toBeVisible({ timeout: 30_000 });
    await expect
      .poll(() => network.requests.some((each) => each.startsWith('/ads.js')))
      .toBe(true);
    expect(violations).toEqual([]);
    await site.close();
  });

  test('reading offline complies with the policy', async ({ page, context }) => {
    test.setTimeout(120_000);
    const site = await serveConfigured({});
    const violations = await listenForViolations(page);
    const address = `${site.origin}/x/introduction/licensing/`;
    await page.goto(address);
    await expect
      .poll(
        () =>
          page.evaluate(async () => {
            const names = (await caches.keys()).filter((name) => name.endsWith(' pages'));
            const found = await Promise.all(
              names.map(async (name) =>
                (await caches.open(name)).match(location.pathname),
              ),
            );
            return found.some(Boolean);
          }),
        { timeout: 60_000 },
      )
      .toBe(true);
    await site.close();
    await context.setOffline(true);
    const heading = await page.locator('h1').textContent();
    await page.reload();
    await expect(page.locator('h1')).toHaveText(heading ?? '');
    await page.goto(`${site.origin}/x/react-charts/sparkline/`);
    await expect(page.locator('h1')).toHaveText('Reading offline');
    expect(violations).toEqual([]);
  });
});
