import fs from 'node:fs/promises';
import path from 'node:path';
import { chromium, type BrowserContext } from '@playwright/test';
import { getPictureDir } from '../../plugins/gallery/listPictures';
import { getPictureFile } from '../../src/lib/getPictureFile';
import type { PendingDemo } from './findPending';
import { PICTURE_CSS } from './pictureCss';
import { SCHEMES, takePicture } from './takePicture';

export interface TakeOptions {
  siteDir: string;
  /** Where the built site is served, without a slash at the end. */
  origin: string;
  /** Path of the browser; Playwright's own where empty. */
  executablePath: string;
  /** Called after each page. */
  onPage: (path: string, taken: number) => void;
}

/** How long a page may take to open, in ms: other work may keep the machine busy. */
const PAGE_LIMIT = 90_000;

/** Narrow, so that text in a small picture can be read; with room for popups at the sides. */
const VIEWPORT = { width: 840, height: 1000 };

/**
 * Takes the pictures of demos on their built pages, and removes former ones.
 * @returns one line for each demo that could not be pictured
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
    // The site's scripts start after the page and at the first key.
    await page.keyboard.press('Shift');
    for (const { id, hash } of demos) {
      try {
        const pictures = await takePicture(page, session, path.posix.basename(id));
        await removePictures([id], siteDir);
        for (const scheme of SCHEMES)
          await fs.writeFile(
            path.join(getPictureDir(siteDir), getPictureFile(id, hash, scheme)),
            pictures[scheme],
          );
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

/** Removes all pictures of demos, of whatever source. */
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
}
