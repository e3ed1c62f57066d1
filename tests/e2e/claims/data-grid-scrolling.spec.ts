import { expect, test } from '@playwright/test';
import { openDemo } from '../../support/browser/openDemo';

const PAGE = '/x/react-data-grid/scrolling/';

test('a new row at the end scrolls into view', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'FollowNewest');
  await demo.getByRole('button', { name: 'Add an entry' }).click();
  await expect(demo.locator('[data-id="20"]')).toBeInViewport();
  const scroller = demo.locator('.MuiDataGrid-virtualScroller');
  const atRest = await scroller.evaluate((element) => element.scrollTop);
  // A row that is already visible causes no scrolling.
  await demo.getByRole('gridcell', { name: '08:19' }).click();
  expect(await scroller.evaluate((element) => element.scrollTop)).toBe(atRest);
});

test('a person on another page is found: page, selection and scroll position', async ({
  page,
}) => {
  const demo = await openDemo(page, PAGE, 'GoToPerson');
  await demo.getByLabel('Find a person').fill('Hiro Gupta');
  await page.getByRole('option', { name: 'Hiro Gupta' }).click();
  await expect(demo.getByRole('row', { name: /Hiro Gupta/ })).toBeInViewport();
  await expect(demo.getByRole('row', { selected: true })).toHaveCount(1);
});

test('two grids scroll together', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ScrollTogether');
  const scrollers = demo.locator('.MuiDataGrid-virtualScroller');
  await scrollers.first().evaluate((element) => element.scrollTo(0, 500));
  await expect
    .poll(() => scrollers.last().evaluate((element) => element.scrollTop))
    .toBe(500);
});

test('the inbox restores its scroll position', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ReturnToPlace');
  const scroller = demo.locator('.MuiDataGrid-virtualScroller');
  await scroller.evaluate((element) => element.scrollTo(0, 900));
  await demo.getByRole('row', { name: /Invoice 418/ }).click();
  await demo.getByRole('button', { name: 'Back to the inbox' }).click();
  await expect.poll(() => scroller.evaluate((element) => element.scrollTop)).toBe(900);
});
