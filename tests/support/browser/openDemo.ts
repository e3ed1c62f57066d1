import { expect, type Locator, type Page } from '@playwright/test';

/** The demo with a given name. */
export const demoOf = (page: Page, name: string): Locator =>
  page.locator(`[data-demo="${name}"]`);

/**
 * Opens a page and activates one of its demos.
 * @param path of the page, such as `/x/react-charts/lines/`
 */
export async function openDemo(page: Page, path: string, name: string): Promise<Locator> {
  await page.goto(path);
  return activateDemo(page, name);
}

/** Scrolls to a demo and waits until it is interactive. */
export async function activateDemo(page: Page, name: string): Promise<Locator> {
  const demo = demoOf(page, name);
  // The element is gone if the page reloads itself.
  await expect(() => demo.scrollIntoViewIfNeeded()).toPass({ timeout: 20_000 });
  await expect(demo).toHaveAttribute('data-demo-state', 'live', { timeout: 20_000 });
  return demo;
}

/** The button that opens the menu of a demo's toolbar. */
export const menuButtonOf = (demo: Locator): Locator =>
  demo.getByRole('button', { name: 'More tools' });

/** A tool in the open menu of a demo's toolbar, by the start of its text. */
export const menuItemOf = (demo: Locator, name: string): Locator =>
  demo.locator('[role^="menuitem"]').filter({ hasText: new RegExp(`^${name}`) });

/** Opens the menu of a demo's toolbar and chooses a tool there. */
export async function chooseTool(demo: Locator, name: string): Promise<void> {
  await menuButtonOf(demo).click();
  await menuItemOf(demo, name).click();
}

/**
 * The bounding box of an element, in px from the corner of the window.
 * @throws Error if it is not visible
 */
export async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${locator} has no box: it is not visible.`);
  return box;
}
