import { expect, type Locator, type Page } from '@playwright/test';

/** A demo by the name that its page gives. */
export const demoOf = (page: Page, name: string): Locator =>
  page.locator(`[data-demo="${name}"]`);

/**
 * Opens a page and brings one of its demos to life.
 * @param path of the page, such as `/x/react-charts/lines/`
 */
export async function openDemo(page: Page, path: string, name: string): Promise<Locator> {
  await page.goto(path);
  return bringToLife(page, name);
}

/** Scrolls to a demo, as readers do, and waits until it can be used. */
export async function bringToLife(page: Page, name: string): Promise<Locator> {
  const demo = demoOf(page, name);
  // A page that reloads itself takes the element with it.
  await expect(() => demo.scrollIntoViewIfNeeded()).toPass({ timeout: 20_000 });
  await expect(demo).toHaveAttribute('data-demo-state', 'live', { timeout: 20_000 });
  return demo;
}

/**
 * The box of an element, in px from the corner of the window.
 * @throws Error if it is not visible
 */
export async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${locator} has no box: it is not visible.`);
  return box;
}
