import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { SITE_DIR } from '../../content/paths/siteDir';
import { createSiteServer } from '../cli/createSiteServer';
import { findChromium } from '../cli/findChromium';
import { listen } from '../cli/listen';

const PAGE = '/x/react-data-grid/sorting/';
const QUERIES = [
  'pin columns left',
  'export to excel',
  'week starts on monday',
  'sortModel',
];
const PORT = 3240;
const SLOWDOWN = 4;

/**
 * Measures the time from a key press to its results, in Chromium with a throttled CPU.
 * @returns a line with the median and the 95th percentile
 * @throws Error if there is no build, or the search never responds
 */
export async function measureTime(): Promise<string> {
  const server = createSiteServer(path.join(SITE_DIR, 'build'), true);
  await listen(
    server,
    PORT,
    'npm run bench:search -- --browser: PORT in measureTime.ts,',
  );
  const browser = await chromium.launch({
    executablePath: findChromium(process.env) || undefined,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await page.goto(`http://localhost:${PORT}${PAGE}`);
    await page.keyboard.press('Control+k');
    await page.locator('[data-search-input]').waitFor();
    // The first search loads the index.
    await typeAndMeasure(page, 'sorting');
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    const times: number[] = [];
    for (const query of QUERIES) times.push(...(await typeAndMeasure(page, query)));
    times.sort((a, b) => a - b);
    const at = (share: number) => times[Math.floor(share * (times.length - 1))] ?? NaN;
    return `Key press to results, processor ${SLOWDOWN} times slower: median ${at(0.5).toFixed(0)} ms, 95 % within ${at(0.95).toFixed(0)} ms (${times.length} key presses).`;
  } finally {
    await browser.close();
    server.close();
  }
}

/**
 * Types a query letter by letter, and measures the time until the results match the
 * input.
 */
async function typeAndMeasure(page: Page, query: string): Promise<number[]> {
  const input = page.locator('[data-search-input]');
  await input.fill('');
  const times: number[] = [];
  for (const letter of query) {
    const typed = (await input.inputValue()) + letter;
    // The listener is added before the key is pressed. Its functions must be anonymous,
    // because the name helper of the TypeScript loader does not exist in the page.
    const listener = await page.evaluateHandle(
      (expected) => ({
        time: new Promise<number>((resolve) => {
          document.addEventListener(
            'keydown',
            ({ timeStamp }) =>
              new MutationObserver((_changes, observer) => {
                const shown = document.querySelector('[data-search-query]');
                if (shown?.getAttribute('data-search-query')?.trim() !== expected) return;
                observer.disconnect();
                // The end of the frame that shows the results.
                requestAnimationFrame(() =>
                  setTimeout(() => resolve(performance.now() - timeStamp)),
                );
              }).observe(document.body, {
                subtree: true,
                childList: true,
                attributeFilter: ['data-search-query'],
              }),
            { once: true, capture: true },
          );
        }),
      }),
      typed.trim(),
    );
    await page.keyboard.press(letter === ' ' ? 'Space' : letter);
    if (letter !== ' ') times.push(await listener.evaluate(({ time }) => time));
    await listener.dispose();
  }
  return times;
}
