import { expect } from '@playwright/test';
import { startSite } from '../support/browser/startSite';
import { test } from './support/engineTest';
import { serveRecorded } from './support/serveRecorded';

const BARS = '/x/react-charts/bars/';
const UNVISITED = '/x/react-charts/sparkline/';
/** Time to register, install and activate the worker on a busy machine. */
const WORKER_TIMEOUT = 90_000;

test('visited pages work offline, and other pages say that they are not available', async ({
  tab,
}) => {
  const site = await startSite();
  const recorded = await serveRecorded(site.origin);
  const heading = () => tab.evaluate(() => document.querySelector('h1')?.textContent);
  try {
    await tab.open(recorded.origin + BARS);
    test.skip(
      !(await tab.evaluate(() => 'serviceWorker' in navigator)),
      'This engine keeps no service worker here.',
    );
    const isCached = () =>
      tab.evaluate(async (path) => {
        const names = (await caches.keys()).filter((name) => name.endsWith(' pages'));
        const found = await Promise.all(
          names.map(async (name) => (await caches.open(name)).match(path)),
        );
        return found.some(Boolean);
      }, BARS);
    await expect.poll(isCached, { timeout: WORKER_TIMEOUT }).toBe(true);
    expect(await tab.listFaults()).toEqual([]);
    site.setDown(true);
    await tab.open(recorded.origin + BARS);
    await expect.poll(heading).toContain('Bar');
    await tab.open(recorded.origin + UNVISITED);
    await expect.poll(heading).toBe('Reading offline');
    // The browser itself logs requests that fail offline.
    await tab.takeProblems();
  } finally {
    site.setDown(false);
    // The worker is registered for this origin only.
    await tab.open('about:blank');
    await recorded.close();
    await site.close();
  }
});
