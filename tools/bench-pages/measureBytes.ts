import type { Browser, CDPSession, Page } from '@playwright/test';
import { type PageBytes, sumBytes, type Transfer } from './sumBytes';

/** Lighthouse's mobile network, with its latency per request. */
const NETWORK = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};
/** A page is idle if it has sent no request for this time, in ms. */
const REST = 4000;
/** Time limit for pages that never become idle, in ms. */
const LIMIT = 60_000;

/** The requests of a page, with their timing. */
export interface PageLoad {
  bytes: PageBytes;
  transfers: Transfer[];
}

/**
 * Loads a page in a new tab over a slow network, without interaction, until it is idle.
 * @param address absolute URL of the page
 */
export async function measureBytes(browser: Browser, address: string): Promise<PageLoad> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const recorded = recordTransfers(session);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', NETWORK);
    await page.goto(address, { waitUntil: 'load', timeout: LIMIT });
    const end = Date.now() + LIMIT;
    while (Date.now() < end && Date.now() - recorded.getLastActivity() < REST)
      await page.waitForTimeout(REST / 10);
    const transfers = recorded.list();
    return { bytes: sumBytes(transfers, await readMoments(page)), transfers };
  } finally {
    await context.close();
  }
}

function recordTransfers(session: CDPSession) {
  const requests = new Map<string, Transfer>();
  let origin: number | undefined;
  let lastActivity = Date.now();
  const toTime = (seconds: number): number => (seconds - (origin ?? seconds)) * 1000;
  session.on('Network.requestWillBeSent', ({ requestId, request, type, timestamp }) => {
    lastActivity = Date.now();
    if (!request.url.startsWith('http')) return;
    origin ??= timestamp;
    const start = toTime(timestamp);
    const { url } = request;
    requests.set(requestId, {
      url,
      type: type ?? 'Other',
      bytes: 0,
      start,
      end: Infinity,
    });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    lastActivity = Date.now();
    const transfer = requests.get(requestId);
    if (!transfer) return;
    transfer.bytes = encodedDataLength;
    transfer.end = toTime(timestamp);
  });
  return { list: () => [...requests.values()], getLastActivity: () => lastActivity };
}

const readMoments = (page: Page): Promise<{ load: number; paint: number }> =>
  page.evaluate(
    () =>
      new Promise<{ load: number; paint: number }>((resolve) => {
        const [navigation] = performance.getEntriesByType('navigation');
        const load = (navigation as PerformanceNavigationTiming).loadEventStart;
        new PerformanceObserver((list) => {
          const paint = list.getEntries().at(-1)?.startTime ?? load;
          resolve({ load, paint });
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
