import { getChangesPage } from '../support/browser/changesPages';
import { expect } from '@playwright/test';
import { DEMOS } from '../support/browser/liveDemos';
import { listProblems } from '../support/browser/findAppearanceProblems';
import { applyPrintStyles } from './support/applyPrintStyles';
import { setAppearance } from './support/setAppearance';
import { test, type EngineTab } from './support/engineTest';

/** One page of each type, and whether it has demos. */
const PAGES: readonly (readonly [path: string, hasDemos: boolean])[] = [
  ['/x/introduction/', true],
  ['/x/introduction/licensing/', false],
  ['/x/react-charts/', true],
  ['/x/react-data-grid/sorting/', true],
  ['/x/react-date-pickers/date-picker/', true],
  ['/x/react-charts/bars/', true],
  ['/x/react-tree-view/rich-tree-view/selection/', true],
  ['/x/api/data-grid/data-grid/', false],
  ['/x/react-data-grid/sorting/components-api/', false],
  [getChangesPage('charts'), false],
  ['/x/search/?q=sort', false],
  ['/x/demos/charts/', false],
  ['/x/playground/', false],
  ['/x/whats-new/', false],
  ['/x/design-system/colors/', false],
  ['/x/privacy/', false],
  ['/x/licenses/', false],
  ['/x/production-error/?code=9&args[]=pink', false],
  ['/x/no-such-page/', false],
  ['/zh/x/react-charts/bars/', true],
];

const APPEARANCES = [
  { scheme: 'light', direction: 'ltr' },
  { scheme: 'dark', direction: 'rtl' },
  { scheme: 'light', direction: 'rtl' },
  { scheme: 'dark', direction: 'ltr' },
] as const;

/** Lists demos that are not live yet and touches each of them, which starts it. */
const touchDemos = (tab: EngineTab) =>
  tab.evaluate((selector) => {
    const rest = [...document.querySelectorAll<HTMLElement>(selector)].filter(
      ({ dataset }) => dataset.demoState !== 'live',
    );
    rest.forEach((demo) => demo.dispatchEvent(new Event('touchstart')));
    return rest.map(({ dataset }) => dataset.demo);
  }, DEMOS);

const countDemos = (tab: EngineTab) =>
  tab.evaluate((selector) => document.querySelectorAll(selector).length, DEMOS);

/** Elements that make the page scroll sideways. */
const listWide = (tab: EngineTab) =>
  tab.evaluate(() => {
    const { scrollWidth, clientWidth, dir } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const isOutside = (element: Element) => {
      const { left, right, width } = element.getBoundingClientRect();
      return width > 0 && (dir === 'rtl' ? left < 0 : right > clientWidth);
    };
    const parts = [...document.querySelectorAll('body *')].filter(isOutside).slice(0, 9);
    return [
      `${scrollWidth} px in ${clientWidth} px, ${dir}`,
      ...parts.map((part) => `${part.tagName}.${part.getAttribute('class')}`),
    ];
  });

/**
 * Elements that are printed although they are of use only on a screen, and whether the
 * paper is white.
 */
const listPrinted = (tab: EngineTab) =>
  tab.evaluate((demos) => {
    const tools =
      '.navbar, .theme-doc-sidebar-container, .table-of-contents, .pagination-nav, [role="toolbar"], footer';
    const isShown = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 0 && height > 0;
    };
    // Without a background of its own, the body shows that of the root element.
    const grounds = [document.body, document.documentElement].map(
      (element) => getComputedStyle(element).backgroundColor,
    );
    return {
      tools: [...document.querySelectorAll(tools)]
        .filter(isShown)
        .map((element) => element.className),
      background: grounds.find((color) => color !== 'rgba(0, 0, 0, 0)') ?? 'none',
      hidden: [...document.querySelectorAll<HTMLElement>(demos)]
        .filter((demo) => !isShown(demo))
        .map(({ dataset }) => dataset.demo),
      hasText: document.querySelector('main')!.innerText.trim().length > 20,
    };
  }, DEMOS);

for (const [path, hasDemos] of PAGES)
  test(`${path}: works in every appearance, in a narrow window and in print`, async ({
    tab,
  }) => {
    await tab.visit(path);
    await expect
      .poll(() => tab.evaluate(() => document.querySelector('h1')?.innerText))
      .toBeTruthy();
    expect(await countDemos(tab), 'demos').toBeGreaterThanOrEqual(hasDemos ? 1 : 0);
    await expect
      .poll(() => touchDemos(tab), {
        timeout: 120_000,
        message: 'demos that are not live',
      })
      .toEqual([]);
    for (const appearance of APPEARANCES) {
      await setAppearance(tab, appearance);
      await expect
        .poll(() => tab.evaluate(listProblems, { ...appearance, selector: DEMOS }))
        .toEqual([]);
      expect(await listWide(tab), 'sideways scroll').toEqual([]);
    }
    await tab.resize(tab.narrowWidth, 800);
    for (const direction of ['ltr', 'rtl'] as const) {
      await setAppearance(tab, { scheme: 'light', direction });
      await expect.poll(() => listWide(tab), 'narrow, sideways scroll').toEqual([]);
    }
    await setAppearance(tab, { scheme: 'dark', direction: 'ltr' });
    await tab.evaluate(applyPrintStyles);
    await expect
      .poll(() => listPrinted(tab))
      .toEqual({
        tools: [],
        background: expect.stringMatching(/^(rgb\(255, 255, 255\)|none)$/),
        hidden: [],
        hasText: true,
      });
    expect(await tab.listFaults()).toEqual([]);
  });
