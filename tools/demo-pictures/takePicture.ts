import type { CDPSession, Locator, Page } from '@playwright/test';
import { PICTURE_SIZE } from '../../src/config/gallery';
import { dropMetadata } from './dropMetadata';
import { findFrame } from './findFrame';

export const SCHEMES = ['light', 'dark'] as const;
export type Scheme = (typeof SCHEMES)[number];

/** Small files in which text can still be read: measured on a hundred demos. */
const QUALITY = 50;

/** How long a demo may take to come to life, and how long it stands still before its picture. */
const LIVE_LIMIT = 40_000;
const QUIET = { time: 300, limit: 3000 };

/**
 * Takes the pictures of one demo of the page that is open, in both schemes.
 * @param session of the page; Chromium itself writes WebP, in the size that is asked for
 * @throws Error naming the demo if it is not there or does not come to life
 */
export async function takePicture(
  page: Page,
  session: CDPSession,
  name: string,
): Promise<Record<Scheme, Buffer>> {
  const demo = page.locator(`[data-demo="${name}"]`).first();
  await demo.scrollIntoViewIfNeeded({ timeout: LIVE_LIMIT });
  await page
    .locator(`[data-demo="${name}"][data-demo-state="live"]`)
    .first()
    .waitFor({ state: 'attached', timeout: LIVE_LIMIT });
  await untilQuiet(demo);
  await demo.evaluate((element) => element.setAttribute('data-pictured', ''));
  const light = await takeOne(page, session, demo, 'light');
  const dark = await takeOne(page, session, demo, 'dark');
  await demo.evaluate((element) => element.removeAttribute('data-pictured'));
  await setScheme(page, 'light');
  return { light, dark };
}

async function takeOne(
  page: Page,
  session: CDPSession,
  demo: Locator,
  scheme: Scheme,
): Promise<Buffer> {
  await setScheme(page, scheme);
  const frame = await findFrame(demo);
  const { data } = (await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: QUALITY,
    clip: { ...(await toDocument(page, frame)), scale: PICTURE_SIZE.width / frame.width },
    captureBeyondViewport: false,
  })) as { data: string };
  return dropMetadata(Buffer.from(data, 'base64'));
}

const setScheme = (page: Page, scheme: Scheme): Promise<void> =>
  page.evaluate((name) => {
    document.documentElement.setAttribute('data-theme', name);
    return new Promise((resolve) => requestAnimationFrame(() => resolve()));
  }, scheme);

/** Chromium clips in the document, a demo is measured in the viewport. */
async function toDocument<T extends { x: number; y: number }>(
  page: Page,
  frame: T,
): Promise<T> {
  const scrolled = await page.evaluate(() => ({ x: scrollX, y: scrollY }));
  return { ...frame, x: frame.x + scrolled.x, y: frame.y + scrolled.y };
}

/** Waits until nothing of a demo changes any more; a live one is taken as it is. */
const untilQuiet = (demo: Locator): Promise<void> =>
  demo.evaluate(async (element, { time, limit }) => {
    await document.fonts.ready;
    await new Promise<void>((resolve) => {
      let timer = setTimeout(resolve, time);
      const observer = new MutationObserver(() => {
        clearTimeout(timer);
        timer = setTimeout(resolve, time);
      });
      observer.observe(element, { subtree: true, childList: true, attributes: true });
      setTimeout(() => {
        observer.disconnect();
        resolve();
      }, limit);
    });
  }, QUIET);
