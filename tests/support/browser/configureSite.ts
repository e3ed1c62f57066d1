import type { Page } from '@playwright/test';
import type { SiteConfig } from '../../../src/types/siteConfig';

/**
 * Gives the built site other settings for one test, as another build would have them: the
 * settings are in its main script, which is changed on its way to the browser. So one
 * build serves all tests, and the site needs no code for tests.
 */
export async function configureSite(
  page: Page,
  settings: Partial<SiteConfig>,
): Promise<void> {
  await page.route('**/assets/js/main.*.js', async (route) => {
    const response = await route.fetch();
    let body = await response.text();
    for (const [name, value] of Object.entries(settings)) {
      const pattern = new RegExp(`("?)\\b${name}\\1:\\s*"[^"]*"`);
      if (!pattern.test(body))
        throw new Error(`The main script does not contain the setting ${name}`);
      body = body.replace(pattern, () => `${name}:${JSON.stringify(value)}`);
    }
    await route.fulfill({ response, body });
  });
}
