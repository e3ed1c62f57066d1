import { type BrowserContext, chromium } from '@playwright/test';
import fs from 'node:fs/promises';
import path from 'node:path';
import { readDemoHeights, writeDemoHeights } from '../../plugins/demos/demoHeights';
import { getPictureDir } from '../../plugins/gallery/listPictures';
import { getPictureFile } from '../../src/lib/getPictureFile';
import { CONTENT_WIDTH } from './findFrame';
import type { PendingDemo } from './findPending';
import { SCHEMES, takePicture } from './takePicture';

/**
 * Styles of the pages while pictures are taken: only the demo and its popups are visible,
 * on the background of the color scheme. Elements that are hidden stay hidden, because
 * their own `visibility` overrides the inherited one.
 */
const PICTURE_CSS = `
:root { visibility: hidden; scroll-behavior: auto !important; }
html, body { background: var(--atlas-surface) !important; }
#__docusaurus { padding-inline: 80px; }
body > [class*='Mui'] { visibility: visible; }
[data-pictured] [data-demo-content] { max-width: ${CONTENT_WIDTH.other}px; visibility: visible; }
[data-pictured] [data-demo-content]:has(.MuiDataGrid-root) { max-width: ${CONTENT_WIDTH.grid}px; }
[data-demo] > :first-child { border-color: transparent !important; background: none !important; }
*, ::before, ::after { caret-color: transparent !important; transition: none !important; }
`;

export interface TakeOptions {
  siteDir: string;
  /** Origin of the served site, without a trailing slash. */
  origin: string;
  /** Path of the browser; empty for Playwright's own. */
  executablePath: string;
  /** Called after each page. */
  onPage: (path: string, taken: number) => void;
}

/** Maximum time for a page to load, in ms: the machine may be busy. */
const PAGE_LIMIT = 90_000;

/**
 * Narrow, so that text in a small picture is legible, with space for popups at the sides.
 */
const VIEWPORT = { width: 840, height: 1000 };

/**
 * Takes the pictures of demos on their built pages, and removes outdated ones.
 * @returns one line for each demo without a picture
 */
export async function takePictures(
  demos: readonly PendingDemo[],
  { siteDir, origin, executablePath, onPage }: TakeOptions,
): Promise<string[]> {
  const browser = await chromium.launch({
    executablePath: executablePath || undefined,
    args: ['--no-sandbox', '--disable-gpu', '--hide-scrollbars'],
  });
  const faults: string[] = [];
  try {
    const context = await browser.newContext({
      viewport: VIEWPORT,
      reducedMotion: 'reduce',
      colorScheme: 'light',
      serviceWorkers: 'block',
    });
    for (const address of new Set(demos.map(({ page }) => page.path))) {
      const own = demos.filter(({ page }) => page.path === address);
      faults.push(...(await takePage(context, origin + address, own, siteDir)));
      onPage(address, own.length);
    }
  } finally {
    await browser.close();
  }
  return faults;
}

async function takePage(
  context: BrowserContext,
  url: string,
  demos: readonly PendingDemo[],
  siteDir: string,
): Promise<string[]> {
  const faults: string[] = [];
  const page = await context.newPage();
  try {
    const session = await context.newCDPSession(page);
    await page.goto(url, { timeout: PAGE_LIMIT });
    await page.addStyleTag({ content: PICTURE_CSS });
    // The site's scripts start after the page has loaded or at the first key press.
    await page.keyboard.press('Shift');
    // Browsers load a font when text needs it; until then, `document.fonts` is ready.
    await page.evaluate(() =>
      document.fonts.load(`1em ${getComputedStyle(document.body).fontFamily}`),
    );
    for (const { id, hash } of demos) {
      try {
        const { pictures, height } = await takePicture(
          page,
          session,
          path.posix.basename(id),
        );
        await removePictures([id], siteDir);
        for (const scheme of SCHEMES)
          await fs.writeFile(
            path.join(getPictureDir(siteDir), getPictureFile(id, hash, scheme)),
            pictures[scheme],
          );
        writeDemoHeights(siteDir, { ...readDemoHeights(siteDir), [id]: height });
      } catch (error) {
        faults.push(`${id}: ${String(error).split('\n')[0]}`);
      }
    }
  } catch (error) {
    const reason = String(error).split('\n')[0];
    faults.push(...demos.map(({ id }) => `${id}: ${url} did not open. ${reason}`));
  } finally {
    await page.close();
  }
  return faults;
}

/** Removes all pictures of demos, including outdated ones, and their heights. */
export async function removePictures(
  ids: readonly string[],
  siteDir: string,
): Promise<void> {
  const folder = getPictureDir(siteDir);
  await fs.mkdir(folder, { recursive: true });
  const names = new Set(ids.map((id) => id.replaceAll('/', '.')));
  for (const file of await fs.readdir(folder))
    if (names.has(file.replace(/\.[0-9a-f]{8}\.(light|dark)\.webp$/, '')))
      await fs.rm(path.join(folder, file));
  const heights = Object.entries(readDemoHeights(siteDir));
  writeDemoHeights(
    siteDir,
    Object.fromEntries(heights.filter(([id]) => !ids.includes(id))),
  );
}
