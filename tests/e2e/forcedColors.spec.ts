import { PAGE_TYPES } from '../support/browser/sitePages';
import { activateDemo, demoOf, menuButtonOf } from '../support/browser/openDemo';
import {
  expect,
  test,
  untilHydrated,
  type Locator,
  type Page,
} from '../support/browser/siteTest';

const GUIDE = '/x/react-data-grid/sorting/';

test.use({ contextOptions: { forcedColors: 'active' }, colorScheme: 'dark' });

/**
 * The backgrounds of the visible elements as they are painted: `forced` if the system
 * overrides the styles, which computed styles do not show.
 */
const groundsOf = (elements: Locator): Promise<string[]> =>
  elements.evaluateAll((all) =>
    all
      .filter((one) => one.checkVisibility())
      .map((one) => getComputedStyle(one))
      .map(({ forcedColorAdjust, backgroundColor }) =>
        forcedColorAdjust === 'none' ? backgroundColor : 'forced',
      ),
  );

/** Content of demos has its own styles. */
const CONTENT = '[data-demo-content]';

for (const path of PAGE_TYPES)
  test(`pressed buttons differ from their neighbors: ${path}`, async ({ page }) => {
    await page.goto(path);
    await untilHydrated(page);
    const withState = (state: boolean) =>
      groundsOf(page.locator(`main [aria-pressed="${state}"]:not(${CONTENT} *)`));
    const [pressed, others] = [await withState(true), await withState(false)];
    expect(others.filter((color) => pressed.includes(color))).toEqual([]);
  });

test('the check finds toggle buttons', async ({ page }) => {
  await page.goto('/x/api/data-grid/data-grid/');
  await untilHydrated(page);
  const buttons = page.locator('main [aria-pressed]').filter({ visible: true });
  expect(await buttons.count()).toBeGreaterThan(1);
});

test('the tools of a demo are visible', async ({ page }) => {
  await page.goto(GUIDE);
  await activateDemo(page, 'BasicSorting');
  await menuButtonOf(demoOf(page, 'BasicSorting')).click();
  const icons = demoOf(page, 'BasicSorting').locator('[role="toolbar"] [class*="icon"]');
  const grounds = await groundsOf(icons);
  expect(grounds.length).toBeGreaterThan(5);
  expect(grounds).not.toContain('forced');
});

test('the menu highlights the current page and no category above it', async ({
  page,
}) => {
  await page.goto('/x/api/data-grid/data-grid/');
  const outlined = await page
    .locator('.menu__link')
    .evaluateAll((links) =>
      links
        .filter((link) => getComputedStyle(link).outlineStyle !== 'none')
        .map((link) => link.getAttribute('aria-current')),
    );
  expect(outlined).toEqual(['page']);
  const ofBar = page.locator('.navbar__link[aria-current="page"]');
  await expect(ofBar).toHaveCSS('text-decoration-line', 'underline');
});

test('matches of the search have the color of the text around them', async ({ page }) => {
  await page.goto('/x/search/?q=sort');
  const mark = page.getByRole('main').locator('a mark').first();
  await expect(mark).toBeVisible();
  const [found, around] = await mark.evaluate((element) =>
    [element, element.closest('a')!].map((one) => getComputedStyle(one).color),
  );
  expect(found).toBe(around);
});

test('on a phone the menu has a border', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(GUIDE);
  await untilHydrated(page);
  const edge = (selector: string) =>
    page.locator(selector).evaluate((one) => getComputedStyle(one).borderInlineEndStyle);
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  expect(await edge('.navbar-sidebar')).toBe('solid');
});

/** A picture of a control with neither the focus nor the pointer. */
async function lookAt(page: Page, control: Locator): Promise<string> {
  await page.mouse.move(0, 0);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  const picture = await control.screenshot({ animations: 'disabled' });
  return picture.toString('base64');
}

interface StateCase {
  name: string;
  path: string;
  /** Makes the control visible, and returns it in the state that is not selected. */
  find: (page: Page) => Promise<Locator>;
}

const STATES: StateCase[] = [
  {
    name: 'tabs of package managers',
    path: '/x/introduction/installation/',
    find: async (page) => page.getByRole('tab', { name: 'pnpm' }).first(),
  },
  {
    name: 'products of the installation',
    path: '/x/introduction/installation/',
    find: async (page) =>
      page.locator('[data-installation] label:has(input:not(:checked))').last(),
  },
  {
    name: 'tabs of a page',
    path: '/x/react-date-pickers/getting-started/',
    find: async (page) => page.locator('.markdown [role="tab"]').nth(1),
  },
  {
    name: 'languages of a demo',
    path: '/x/react-data-grid/row-height/',
    find: async (page) => {
      const demo = page.locator('[data-demo]').first();
      await activateDemo(page, (await demo.getAttribute('data-demo'))!);
      return demo.getByRole('button', { name: 'JavaScript' });
    },
  },
  {
    name: 'kinds of hits',
    path: '/x/search/',
    find: async (page) =>
      page.locator('label:has(input[type="radio"]:not(:checked))').first(),
  },
  {
    name: 'plans of the gallery',
    path: '/x/demos/data-grid/',
    find: async (page) =>
      page.locator('label:has(input[type="radio"]:not(:checked))').first(),
  },
  {
    name: 'settings',
    path: GUIDE,
    find: async (page) => {
      await page.locator('.navbar').getByRole('button', { name: 'Settings' }).click();
      return page.locator('label:has(input[type="radio"]:not(:checked))').first();
    },
  },
  {
    name: 'roles of the colors',
    path: '/x/design-system/colors/',
    find: async (page) =>
      page.locator('main label:has(code):has(input:not(:checked))').first(),
  },
  {
    name: 'layouts of the reference',
    path: '/x/api/data-grid/data-grid/',
    find: async (page) => page.locator('main [aria-pressed="false"]').first(),
  },
];

for (const { name, path, find } of STATES)
  test(`a selected control differs from itself: ${name}`, async ({ page }) => {
    await page.goto(path);
    await untilHydrated(page);
    const control = await find(page);
    const before = await lookAt(page, control);
    await control.click();
    await expect.poll(() => lookAt(page, control)).not.toBe(before);
  });

test('the current section differs from the others in the contents', async ({ page }) => {
  await page.goto(`${GUIDE}#custom-sort-function`);
  await untilHydrated(page);
  const links = page.locator('.theme-doc-toc-desktop a');
  const lineOf = (link: Locator) =>
    link.evaluate((one) => getComputedStyle(one).textDecorationLine);
  const current = links.and(page.locator('[aria-current]'));
  await expect.poll(() => lineOf(current)).toBe('underline');
  expect(await lineOf(links.and(page.locator(':not([aria-current])')).first())).toBe(
    'none',
  );
});
