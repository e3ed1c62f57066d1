import { expect } from '@playwright/test';
import { test } from './support/engineTest';
import { activateDemo, clickNamed, untilThere } from './support/tabActions';

const PAGE = '/x/react-charts/bars/';
const DEMO = '[data-demo="BasicBars"]';

test('the toolbar shows the code, switches the variant and opens full screen', async ({
  tab,
}) => {
  await tab.visit(PAGE);
  await activateDemo(tab, DEMO);
  await clickNamed(tab, DEMO, 'Show full code');
  await untilThere(tab, `${DEMO} [data-code-block] pre`);
  const code = () =>
    tab.evaluate(
      (selector) => document.querySelector(selector)?.textContent ?? '',
      `${DEMO} [data-code-block] pre`,
    );
  await expect.poll(code).toContain('import');
  await clickNamed(tab, DEMO, 'Show JavaScript');
  await untilThere(tab, `${DEMO} [aria-label="Show JavaScript"][aria-pressed="true"]`);
  await clickNamed(tab, DEMO, 'More tools');
  await clickNamed(tab, DEMO, 'Full screen');
  await expect
    .poll(() => tab.evaluate(() => document.fullscreenElement !== null))
    .toBe(true);
  await tab.evaluate(() => void document.exitFullscreen());
  expect(await tab.listFaults()).toEqual([]);
});

test('the search opens by its shortcut, finds pages and opens a result', async ({
  tab,
}) => {
  await tab.visit(PAGE);
  await tab.press('Control+k');
  await untilThere(tab, 'dialog[open] [data-search-input]:focus');
  await tab.type('sort by several columns');
  await untilThere(tab, '[data-search-query="sort by several columns"]');
  await untilThere(tab, 'a[data-search-result][aria-selected="true"]');
  await tab.press('Enter');
  await expect
    .poll(() => tab.evaluate(() => location.pathname))
    .toBe('/x/react-data-grid/sorting/');
  await expect
    .poll(() => tab.evaluate(() => document.querySelectorAll('dialog[open]').length))
    .toBe(0);
  await expect
    .poll(() => tab.evaluate(() => document.querySelector('h1')?.textContent))
    .toContain('Sorting');
  expect(await tab.listFaults()).toEqual([]);
});

test('settings apply at once and persist', async ({ tab }) => {
  await tab.visit(PAGE);
  await clickNamed(tab, '.navbar', 'Settings');
  await untilThere(
    tab,
    '[role="dialog"] input[type="radio"], dialog input[type="radio"]',
  );
  // The inputs are transparent and cover their labels.
  for (const choice of ['Dark', 'Right to left', 'Dense'])
    await clickNamed(tab, ':is([role="dialog"], dialog)', choice);
  const readAppearance = () =>
    tab.evaluate(() => {
      const { dir, dataset } = document.documentElement;
      return [dataset.theme, dir, dataset.density];
    });
  await expect.poll(readAppearance).toEqual(['dark', 'rtl', 'dense']);
  await tab.visit('/zh/x/react-charts/bars/');
  await expect.poll(readAppearance).toEqual(['dark', 'rtl', 'dense']);
  expect(await tab.listFaults()).toEqual([]);
});

test('a link to a section scrolls to it', async ({ tab }) => {
  await tab.visit(PAGE);
  const target = await tab.evaluate(() => {
    const link = document.querySelector<HTMLAnchorElement>(
      '.table-of-contents li:nth-child(3) a',
    );
    return decodeURIComponent(link?.hash.slice(1) ?? '');
  });
  expect(target).not.toBe('');
  await tab.click('.table-of-contents li:nth-child(3) a');
  await expect
    .poll(() =>
      tab.evaluate((id) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top ?? -1;
        return top >= 0 && top < innerHeight;
      }, target),
    )
    .toBe(true);
  expect(await tab.listFaults()).toEqual([]);
});
