import type { CDPSession, Locator, Page } from '@playwright/test';
import { PICTURE_SIZE } from '../../src/config/gallery';
import { dropMetadata } from './dropMetadata';
import { findFrame, type Frame } from './findFrame';

export const SCHEMES = ['light', 'dark'] as const;
export type Scheme = (typeof SCHEMES)[number];

/** Below it, thin lines disappear and text gets a halo. */
const QUALITY = 75;

/**
 * Maximum time for a demo to become interactive, and how long it must be idle before its
 * picture is taken, in ms.
 */
const LIVE_LIMIT = 40_000;
const IDLE = { time: 300, limit: 3000 };

/** What is recorded of a demo: its pictures, and the height of its content in px. */
export interface TakenDemo {
  pictures: Record<Scheme, Buffer>;
  height: number;
}

/**
 * Takes the pictures of a demo on the open page, in both color schemes.
 * @param session CDP session of the page; Chromium itself encodes WebP in the requested
 *   size
 * @throws Error with the demo if it does not exist or does not become interactive
 */
export async function takePicture(
  page: Page,
  session: CDPSession,
  name: string,
): Promise<TakenDemo> {
  const demo = page.locator(`[data-demo="${name}"]`).first();
  await demo.scrollIntoViewIfNeeded({ timeout: LIVE_LIMIT });
  await page
    .locator(`[data-demo="${name}"][data-demo-state="live"]`)
    .first()
    .waitFor({ state: 'attached', timeout: LIVE_LIMIT });
  await waitUntilIdle(demo);
  const height = await demo
    .locator('[data-demo-content]')
    .evaluate(({ offsetHeight }: HTMLElement) => offsetHeight);
  await demo.evaluate((element) => {
    element.setAttribute('data-pictured', '');
    // The demo is narrower now. Popups are placed again when the window is resized.
    window.dispatchEvent(new Event('resize'));
  });
  await waitUntilIdle(demo);
  const light = await takeOne(page, session, demo, 'light');
  const dark = await takeOne(page, session, demo, 'dark');
  await demo.evaluate((element) => element.removeAttribute('data-pictured'));
  await setScheme(page, 'light');
  return { pictures: { light, dark }, height };
}

async function takeOne(
  page: Page,
  session: CDPSession,
  demo: Locator,
  scheme: Scheme,
): Promise<Buffer> {
  await setScheme(page, scheme);
  const frame = await findFrame(demo);
  await fadeCutSides(page, frame);
  const { x, y, width, height } = await toDocument(page, frame);
  const { data } = (await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: QUALITY,
    clip: { x, y, width, height, scale: PICTURE_SIZE.width / width },
    captureBeyondViewport: false,
  })) as { data: string };
  await page.evaluate(() => document.querySelector('[data-fade]')?.remove());
  return dropMetadata(Buffer.from(data, 'base64'));
}

/** Fades out content that is cut off, since a hard edge looks like a fault. */
async function fadeCutSides(page: Page, { cut, ...box }: Frame): Promise<void> {
  const sides = [
    ...(cut.right ? ['to right'] : []),
    ...(cut.bottom ? ['to bottom'] : []),
  ];
  if (sides.length === 0) return;
  const gradients = sides.map(
    (side) =>
      `linear-gradient(${side}, transparent calc(100% - 40px), var(--atlas-surface))`,
  );
  await page.evaluate(
    ([{ x, y, width, height }, background]) => {
      const fade = document.createElement('div');
      fade.dataset.fade = '';
      fade.style.cssText = `position: fixed; z-index: 9999; visibility: visible;
        left: ${x}px; top: ${y}px; width: ${width}px; height: ${height}px;
        background: ${background}`;
      document.body.append(fade);
    },
    [box, gradients.join()] as const,
  );
}

const setScheme = (page: Page, scheme: Scheme): Promise<void> =>
  page.evaluate((name) => {
    document.documentElement.setAttribute('data-theme', name);
    return new Promise((resolve) => requestAnimationFrame(() => resolve()));
  }, scheme);

/**
 * Chromium clips relative to the document, but demos are measured relative to the
 * viewport.
 */
async function toDocument<T extends { x: number; y: number }>(
  page: Page,
  frame: T,
): Promise<T> {
  const scrolled = await page.evaluate(() => ({ x: scrollX, y: scrollY }));
  return { ...frame, x: frame.x + scrolled.x, y: frame.y + scrolled.y };
}

/** Waits until a demo no longer changes; an animated one is captured as it is. */
const waitUntilIdle = (demo: Locator): Promise<void> =>
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
  }, IDLE);
