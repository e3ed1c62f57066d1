import path from 'node:path';
import type { Page } from '@playwright/test';
import { readSiteConfig } from '../../site/environment/readSiteConfig';
import { listRedirects } from '../../site/redirects/listRedirects';
import { CURRENT_VERSION, VERSIONS } from '../../src/config/versions';
import { renderPolicies } from '../../tools/csp/renderPolicies';
import { replaceCode } from '../support/codeEditor';
import { expect, test } from '../support/siteTest';
import { startNginx, WITHOUT_NGINX, type StartedNginx } from '../support/startNginx';

const ROOT = path.resolve(__dirname, '../..');
const BUILD_DIR = path.join(ROOT, 'build');

/** A page of each kind. */
const PAGES = [
  '/x/introduction/',
  '/x/react-data-grid/sorting/',
  '/x/react-charts/bars/',
  '/x/react-date-pickers/date-picker/',
  '/x/react-tree-view/rich-tree-view/items/',
  '/x/api/data-grid/data-grid/',
  '/x/design-system/color/',
  '/x/search/?q=sorting',
  '/x/playground/',
  '/x/playground/?demo=charts/bars/BasicBars',
  '/x/_app/',
  '/x/production-error/',
  '/x/nowhere/',
  '/zh/x/react-data-grid/sorting/',
  '/zh/x/nowhere/',
];

test.skip(WITHOUT_NGINX !== undefined, WITHOUT_NGINX);

let nginx: StartedNginx;
test.beforeAll(async () => {
  const site = readSiteConfig({});
  nginx = await startNginx({
    root: BUILD_DIR,
    versionsRoot: path.join(ROOT, 'versions'),
    domain: site.docsDomain,
    policies: renderPolicies(site, BUILD_DIR),
    redirects: listRedirects(ROOT),
    archived: VERSIONS.filter(({ major }) => major !== CURRENT_VERSION.major),
  });
});
test.afterAll(() => nginx?.close());

/** What the policy refused, in whatever frame of the page; each with where it is. */
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
  test(`${address} keeps to the policy of nginx`, async ({ page }) => {
    const violations = await listenForViolations(page);
    const response = await open(page, address);
    expect(response?.headers()['content-security-policy']).toContain("script-src 'self'");
    await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
    const demo = page.locator('[data-demo]').first();
    if ((await demo.count()) > 0) {
      await demo.scrollIntoViewIfNeeded();
      await expect(demo).toHaveAttribute('data-demo-state', 'live', { timeout: 20_000 });
    }
    expect(violations).toEqual([]);
  });

test('a script that the policy does not name is refused', async ({ page }) => {
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

test('search, editing and the playground keep to it', async ({ page }) => {
  const violations = await listenForViolations(page);
  await open(page, '/x/react-charts/bars/');
  await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
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
  const asked: string[] = [];
  await page.context().route(/elsewhere\.example/, (route) => {
    asked.push(route.request().url());
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
  expect(asked).toEqual([]);
});
