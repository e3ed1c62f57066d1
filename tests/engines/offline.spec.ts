import { expect } from '@playwright/test';
import { startSite } from '../support/browser/startSite';
import { test } from './support/engineTest';
import { serveRecorded } from './support/serveRecorded';

const BARS = '/x/react-charts/bars/';
const UNVISITED = '/x/react-charts/sparkline/';
/** Registering, installing and taking over, on a busy machine. */
const WORKER_TIMEOUT = 90_000;

test('what was visited is there without a network, and the rest says so', async ({
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
    const isKept = () =>
      tab.evaluate(async (path) => {
        const names = (await caches.keys()).filter((name) => name.endsWith(' pages'));
        const found = await Promise.all(
          names.map(async (name) => (await caches.open(name)).match(path)),
        );
        return found.some(Boolean);
      }, BARS);
    await expect.poll(isKept, { timeout: WORKER_TIMEOUT }).toBe(true);
    expect(await tab.listFaults()).toEqual([]);
    site.setDown(true);
    await tab.open(recorded.origin + BARS);
    await expect.poll(heading).toContain('Bar');
    await tab.open(recorded.origin + UNVISITED);
    await expect.poll(heading).toBe('Reading offline');
    // What is not there without a network is said on the console, by the browser itself.
    await tab.takeProblems();
  } finally {
    site.setDown(false);
    // The worker belongs to this address alone.
    await tab.open('about:blank');
    await recorded.close();
    await site.close();
  }
});
