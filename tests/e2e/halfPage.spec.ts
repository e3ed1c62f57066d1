/** A reader who turns to a page while only half of it has arrived. */
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { expect, test as base } from '../support/siteTest';
import { createSiteServer } from '../../tools/cli/createSiteServer';

const PAGE = '/x/react-date-pickers/date-picker/';
const BUILD_DIR = path.resolve(__dirname, '../../build');

interface HalfPage {
  address: string;
  html: string;
  /** Sends the other half. */
  finish: () => void;
}

const test = base.extend<{ half: HalfPage }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright wants the pattern
  half: async ({}, provide) => {
    const html = fs.readFileSync(path.join(BUILD_DIR, PAGE, 'index.html'), 'utf8');
    const middle = html.length / 2;
    const site = createSiteServer(BUILD_DIR, true);
    const answers: http.ServerResponse[] = [];
    const server = http.createServer((request, response) => {
      if (request.url !== PAGE) {
        site.emit('request', request, response);
        return;
      }
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.write(html.slice(0, middle));
      answers.push(response);
    });
    await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
    const { port } = server.address() as AddressInfo;
    await provide({
      address: `http://localhost:${port}${PAGE}`,
      html,
      finish: () => answers.forEach((answer) => answer.end(html.slice(middle))),
    });
    server.closeAllConnections();
    server.close();
  },
});

// A worker would ask for the page once more.
test.use({ serviceWorkers: 'block' });

test('the scripts wait for the other half, and a click in the first one counts', async ({
  page,
  context,
  half,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  const script = page.waitForResponse(/\/assets\/js\/main\.\w+\.js$/);
  await page.goto(half.address, { waitUntil: 'commit' });
  await page.locator('.hash-link').first().click();
  await (await script).finished();
  // Scripts that wait for nothing run now.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(await page.evaluate(() => document.readyState)).toBe('loading');
  half.finish();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toHaveCount(
    1,
  );
  await expect(page.locator('footer')).toHaveCount(half.html.split('<footer').length - 1);
  expect(errors).toEqual([]);
});
