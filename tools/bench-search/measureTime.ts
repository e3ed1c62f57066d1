import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { SITE_DIR } from '../../site/paths/siteDir';
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
 * Time from a key press to the results that answer it, in Chromium with a slowed processor.
 * @returns a line with the median and the 95th percentile
 * @throws Error without a build, or if the search never answers
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
    // The first answer loads the index.
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

/** Types a query letter by letter; each is measured until the results answer what is typed. */
async function typeAndMeasure(page: Page, query: string): Promise<number[]> {
  const input = page.locator('[data-search-input]');
  await input.fill('');
  const times: number[] = [];
  for (const letter of query) {
    const typed = (await input.inputValue()) + letter;
    const time = page.evaluate(
      (wanted) =>
        new Promise<number>((resolve) => {
          let pressed = NaN;
          addEventListener('keydown', () => (pressed = performance.now()), {
            once: true,
            capture: true,
          });
          const look = () => {
            const shown = document.querySelector('[data-search-query]');
            const isThere = shown?.getAttribute('data-search-query')?.trim() === wanted;
            if (isThere && !Number.isNaN(pressed)) resolve(performance.now() - pressed);
            else requestAnimationFrame(look);
          };
          look();
        }),
      typed.trim(),
    );
    await page.keyboard.press(letter === ' ' ? 'Space' : letter);
    if (letter === ' ') continue;
    times.push(await time);
  }
  return times;
}
