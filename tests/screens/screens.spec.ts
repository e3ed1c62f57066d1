import { BASE_URLS } from '../../src/config/languages';
import { setAppearance } from '../support/browser/setAppearance';
import { DEMOS } from '../support/browser/liveDemos';
import { expect, test, untilHydrated, type Page } from '../support/browser/siteTest';
import {
  selectAppearances,
  nameAppearance,
  type PageAppearance,
} from './support/selectAppearances';
import { stabilizePage } from './support/stabilizePage';
import { findObstacle, isRenewal, sumSizes, writeMachine } from './support/pictures';

/** The total size of all screenshots, in bytes: they stay in the Git history. */
const LIMIT = 8_000_000;

const MISSING_PAGE = 'no-such-page/';

/** One page of each type. */
const TYPES: readonly (readonly [name: string, path: string])[] = [
  ['introduction', 'introduction/'],
  ['text', 'introduction/licensing/'],
  ['demo', 'react-data-grid/sorting/'],
  ['product', 'react-charts/'],
  ['reference', 'api/data-grid/data-grid/'],
  ['gallery', 'demos/charts/'],
  ['search', 'search/?q=sort'],
  ['playground', 'playground/'],
  ['changes', 'whats-new/'],
  ['not-found', MISSING_PAGE],
  ['tab', 'react-data-grid/sorting/components-api/'],
  ['colors', 'design-system/colors/'],
  ['error', 'production-error/?code=9&args[]=pink'],
  ['privacy', 'privacy/'],
  ['licenses', 'licenses/'],
];

const HEIGHTS = { 390: 844, 768: 1024, 1440: 900 };

/**
 * On one machine, the same page gives the same pixels, except for a few at the edges of
 * shapes. A control of 32 px that moves by 4 px changes more pixels than this.
 */
const TOLERANCE = { maxDiffPixels: 40, threshold: 0.1 };

/**
 * The height of a grid with `autoHeight` can differ by a pixel, depending on what is
 * measured first. A mask would have the height of the grid and the same problem.
 */
const UNSETTLED = '[data-demo="PreviewDataGrid"]';
const HIDE_UNSETTLED = `${UNSETTLED}, ${UNSETTLED} * { visibility: hidden !important }`;

/** Waits for the demos and images in the viewport. */
const untilDrawn = (page: Page) =>
  expect
    .poll(
      () =>
        page.evaluate((selector) => {
          const isSeen = (element: Element) => {
            const { top, bottom } = element.getBoundingClientRect();
            return bottom > 0 && top < innerHeight;
          };
          const demos = [...document.querySelectorAll<HTMLElement>(selector)]
            .filter((demo) => isSeen(demo) && demo.dataset.demoState !== 'live')
            .map(({ dataset }) => dataset.demo);
          const pictures = [...document.images]
            .filter((image) => image.checkVisibility() && isSeen(image))
            .filter(({ complete }) => !complete)
            .map(({ src }) => src);
          return [...demos, ...pictures];
        }, DEMOS),
      { timeout: 30_000 },
    )
    .toEqual([]);

/** Opens a page in an appearance and waits until it is stable. */
async function show(
  page: Page,
  address: string,
  appearance: PageAppearance,
): Promise<void> {
  await page.setViewportSize({
    width: appearance.width,
    height: HEIGHTS[appearance.width],
  });
  await stabilizePage(page);
  // Demos that are rendered for one scheme use the scheme of the system.
  await page.emulateMedia({ colorScheme: appearance.scheme });
  await page.goto(BASE_URLS[appearance.language] + address);
  await untilHydrated(page);
  await setAppearance(page, appearance.scheme, appearance.direction);
  await untilDrawn(page);
  // Search results, and the requests of demos and previews.
  await page.waitForLoadState('networkidle');
  await untilDrawn(page);
  // The search runs in a worker, whose activity does not show as a request.
  if (address.startsWith('search/'))
    await expect(page.locator('main a[class*="hit"]').first()).toBeVisible();
  if (address === MISSING_PAGE)
    await expect(page.locator('[data-suggestions="found"]')).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('every pair of appearance options occurs in some screenshot', () => {
  const appearances = [...selectAppearances(0), ...selectAppearances(1)];
  const meet = (one: Partial<PageAppearance>) =>
    appearances.some((appearance) =>
      Object.entries(one).every(
        ([fact, value]) => appearance[fact as keyof PageAppearance] === value,
      ),
    );
  const choices = {
    language: ['en', 'zh'],
    scheme: ['light', 'dark'],
    direction: ['ltr', 'rtl'],
    width: [390, 768, 1440],
  };
  const facts = Object.entries(choices);
  const missing = facts.flatMap(([first, values], index) =>
    facts
      .slice(index + 1)
      .flatMap(([second, others]) =>
        values.flatMap((value) =>
          others
            .map((other) => ({ [first]: value, [second]: other }))
            .filter((pair) => !meet(pair)),
        ),
      ),
  );
  expect(missing).toEqual([]);
});

test.describe('screenshots', () => {
  // Logged once: the reporter does not list the reasons of skipped tests.
  test.beforeAll(({ browser }) => {
    const obstacle = isRenewal ? undefined : findObstacle(browser.version());
    if (obstacle !== undefined) console.log(obstacle);
  });

  test.beforeEach(({ browser }) => {
    const obstacle = isRenewal ? undefined : findObstacle(browser.version());
    test.skip(obstacle !== undefined, obstacle);
  });

  for (const [index, [name, address]] of TYPES.entries())
    for (const appearance of selectAppearances(index)) {
      const file = `${name}-${nameAppearance(appearance)}.webp`;
      test(`${file} matches the page`, async ({ page }) => {
        await show(page, address, appearance);
        await page.addStyleTag({ content: HIDE_UNSETTLED });
        await expect(page).toHaveScreenshot(file, TOLERANCE);
      });
    }

  test('a control that moved by 4 px is detected', async ({ page }) => {
    test.skip(isRenewal, 'Pictures are taken, not compared.');
    const appearance = selectAppearances(1)[0]!;
    await show(page, TYPES[1]![1], appearance);
    await page.addStyleTag({
      content: '.navbar__items--right button[class*=toggle] { translate: 0 4px; }',
    });
    await expect(page).not.toHaveScreenshot(
      `${TYPES[1]![0]}-${nameAppearance(appearance)}.webp`,
      TOLERANCE,
    );
  });

  test('the screenshots are small', () => {
    test.skip(isRenewal, 'Pictures are being taken.');
    expect(sumSizes()).toBeLessThan(LIMIT);
  });

  test.afterAll(({ browser }) => {
    if (isRenewal) writeMachine(browser.version());
  });
});
