import { test } from '../support/browser/sharedTab';
import { expect, type Locator } from '../support/browser/siteTest';

/** What is copied after a triple click. */
async function copyLine(place: Locator): Promise<string> {
  const page = place.page();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await place.scrollIntoViewIfNeeded();
  await place.click({ clickCount: 3, position: { x: 8, y: 8 } });
  await page.keyboard.press('ControlOrMeta+c');
  const text = await page.evaluate(() => navigator.clipboard.readText());
  return text.trim();
}

test('a triple click copies a name, without its link and its badges', async ({
  tab,
  page,
}) => {
  await tab.visit('/x/api/data-grid/data-grid-pro/');
  for (const row of ['#prop-columns', '#prop-rowReordering', '#prop-onRowClick'])
    expect(await copyLine(page.locator(`${row} th code`))).toBe(row.slice(6));
});

test('a triple click copies the text of a heading only', async ({ tab, page }) => {
  await tab.visit('/x/react-data-grid/column-pinning/');
  const heading = page.locator('main h1');
  const name = await heading.locator('bdi').textContent();
  expect(await copyLine(heading)).toBe(name);
  const section = page.locator('.markdown h2.anchor').first();
  const text = await copyLine(section);
  expect(text).not.toMatch(/[\u200B#]/);
  expect(text.length).toBeGreaterThan(3);
});
