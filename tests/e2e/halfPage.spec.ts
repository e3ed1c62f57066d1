/** A user who acts on a page while only half of it has arrived. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '../support/browser/siteTest';
import { startedTest as test } from '../support/browser/startedTest';
import { SITE_DIR } from '../../content/paths/siteDir';

const PAGE = '/x/react-date-pickers/date-picker/';

// A worker would request the page once more.
test.use({ serviceWorkers: 'block' });

test('the scripts wait for the other half, and a click in the first one takes effect', async ({
  page,
  context,
  site,
}) => {
  const html = readFileSync(path.join(SITE_DIR, 'build', PAGE, 'index.html'), 'utf8');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  const finish = site.halve(PAGE);
  const script = page.waitForResponse(/\/assets\/js\/main\.\w+\.js$/);
  await page.goto(PAGE, { waitUntil: 'commit' });
  await page.locator('.hash-link').first().click();
  await (await script).finished();
  // It is loaded, but no element would execute it.
  await expect(page.locator('script[src*="/assets/js/"]')).toHaveCount(0);
  expect(await page.evaluate(() => document.readyState)).toBe('loading');
  finish();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toHaveCount(
    1,
  );
  await expect(page.locator('footer')).toHaveCount(html.split('<footer').length - 1);
  expect(errors).toEqual([]);
});
