import path from 'node:path';
import { expect, test } from '../support/browser/siteTest';
import { hashScript, renderPolicy } from '../../tools/csp/renderPolicy';
import { listInlineScripts } from '../../tools/csp/listInlineScripts';
import { readSiteConfig } from '../../src/config/environment/readSiteConfig';

const BUILD_DIR = path.resolve(__dirname, '../../build');
const isPage = (file: string) => !file.includes('playground/frame/');

for (const address of ['/x/react-charts/bars/', '/zh/x/introduction/']) {
  test(`${address} works under the printed policy`, async ({ page }) => {
    const hashes = listInlineScripts(BUILD_DIR, isPage).map(hashScript);
    const policy = renderPolicy(readSiteConfig({}), hashes);
    const violations: string[] = [];
    await page.route('**/*/', async (route) => {
      const response = await route.fetch();
      const headers = { ...response.headers(), 'content-security-policy': policy };
      await route.fulfill({ response, headers });
    });
    await page.exposeFunction('tellViolation', (text: string) => violations.push(text));
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        void (
          window as unknown as { tellViolation: (text: string) => void }
        ).tellViolation(`${event.violatedDirective} ${event.blockedURI}`);
      });
    });
    const response = await page.goto(address);
    expect(response?.headers()['content-security-policy']).toBe(policy);
    await expect(page.locator('[data-demo]').first()).toHaveAttribute(
      'data-demo-state',
      'live',
      { timeout: 20_000 },
    );
    await expect(
      page.getByRole('region', { name: /^(Advertisement|广告)$/ }).getByRole('link'),
    ).toBeVisible();
    expect(violations).toEqual([]);
  });
}
