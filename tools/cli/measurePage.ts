import zlib from 'node:zlib';
import { chromium, type Page } from '@playwright/test';
import type { ScriptSize } from './bench/groupScripts';
import { findChromium } from './findChromium';

/** What a page costs before the reader scrolls. */
export interface PageCost {
  /** Script in bytes after brotli, quality 9. */
  scriptBytes: number;
  /** The scripts one by one, in the order in which they arrived. */
  scripts: ScriptSize[];
  mainThreadMs: number;
  /** Cumulative layout shift. */
  layoutShift: number;
}

/** Long enough for the first demo to come to life after the page has loaded. */
const SETTLE_MS = 3000;

/** Records layout shifts from the first paint on. */
export async function recordLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const record = window as unknown as { layoutShift: number };
    record.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        record.layoutShift += (entry as unknown as { value: number }).value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/**
 * Loads a page in a fresh headless Chromium and measures it without scrolling.
 * @param address full address of the page
 */
export async function measurePage(address: string): Promise<PageCost> {
  const browser = await chromium.launch({
    executablePath: findChromium(process.env) || undefined,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
    ],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    const bodies: Promise<ScriptSize>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() !== 'script') return;
      bodies.push(
        response
          .body()
          .then((body) => ({ url: response.url(), bytes: sizeAfterBrotli(body) })),
      );
    });
    await recordLayoutShift(page);
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    await page.goto(address, { waitUntil: 'load' });
    await page.waitForTimeout(SETTLE_MS);
    const { metrics } = await session.send('Performance.getMetrics');
    const seconds = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN;
    const layoutShift = await page.evaluate(
      () => (window as unknown as { layoutShift: number }).layoutShift,
    );
    const scripts = await Promise.all(bodies);
    return {
      scriptBytes: scripts.reduce((sum, { bytes }) => sum + bytes, 0),
      scripts,
      mainThreadMs: seconds * 1000,
      layoutShift,
    };
  } finally {
    await browser.close();
  }
}

const sizeAfterBrotli = (body: Buffer): number =>
  zlib.brotliCompressSync(body, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 9 } })
    .length;
