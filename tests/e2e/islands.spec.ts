import { setAppearance } from '../support/browser/setAppearance';
import { findStyleLeaks } from '../support/browser/findStyleLeaks';
import { openDemo } from '../support/browser/openDemo';
import { test } from '../support/browser/sharedTab';
import { expect, type Locator, type Page } from '../support/browser/siteTest';

interface Popup {
  name: string;
  path: string;
  demo: string;
  open: (page: Page, demo: Locator) => Promise<void>;
  /** Popups that are then at the end of the body. */
  part: string;
}

/** One popup of each kind that MUI renders at the end of the body. */
const POPUPS: Popup[] = [
  {
    name: 'a calendar',
    path: '/x/react-date-pickers/date-picker/',
    demo: 'BasicDatePicker',
    open: (_page, demo) =>
      demo
        .getByRole('button', { name: /choose date/i })
        .first()
        .click(),
    part: '.MuiPickersDay-root, .MuiPickerDay-root',
  },
  {
    name: 'the menu of a column',
    path: '/x/react-data-grid/sorting/',
    demo: 'BasicSorting',
    open: async (_page, demo) => {
      await demo.getByRole('columnheader').first().hover();
      await demo
        .getByRole('button', { name: /column menu/ })
        .first()
        .click();
    },
    part: '[role="menuitem"]',
  },
  {
    name: 'the filter of a grid',
    path: '/x/react-data-grid/sorting/',
    demo: 'BasicSorting',
    open: async (page, demo) => {
      await demo.getByRole('columnheader').first().hover();
      await demo
        .getByRole('button', { name: /column menu/ })
        .first()
        .click();
      await page.getByRole('menuitem', { name: 'Filter' }).click();
    },
    part: '.MuiDataGrid-filterForm',
  },
  {
    name: 'the tooltip of a chart',
    path: '/x/react-charts/bars/',
    demo: 'BasicBars',
    open: (_page, demo) => demo.locator('.MuiChartsSurface-root').first().hover(),
    part: '.MuiChartsTooltip-paper',
  },
];

for (const { name, path, demo: demoName, open, part } of POPUPS)
  test(`${name} is not affected by styles of the site`, async ({ page }) => {
    for (const direction of ['ltr', 'rtl'] as const) {
      const demo = await openDemo(page, path, demoName);
      await setAppearance(page, 'light', direction);
      await open(page, demo);
      await expect(
        page.locator(`body > :is(.MuiModal-root, .MuiPopper-root)`).locator(part).first(),
      ).toBeVisible();
      expect(await findStyleLeaks(page)).toEqual([]);
    }
  });

test('the check finds rules for elements, states and pseudo-elements, in popups as well', async ({
  page,
}) => {
  const [calendar] = POPUPS;
  const demo = await openDemo(page, calendar!.path, calendar!.demo);
  await calendar!.open(page, demo);
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await findStyleLeaks(page)).toEqual([]);
  await page.evaluate(() => {
    const sheet = [...document.styleSheets].find(
      ({ ownerNode }) => ownerNode instanceof HTMLLinkElement,
    )!;
    sheet.insertRule('button { letter-spacing: 3px }');
    sheet.insertRule('button:focus-visible { text-indent: 4px }');
    sheet.insertRule('button::before { opacity: 0.5 }');
  });
  const leaks = (await findStyleLeaks(page)).join('\n');
  for (const where of [calendar!.demo, 'A popup'])
    for (const what of [
      'button gives letter-spacing 3px',
      'button:focus-visible gives text-indent 4px',
      'button::before gives opacity 0.5',
    ])
      expect(leaks).toContain(`${where}: ${what}`);
});
