import { compareSizes } from '../../../tools/budgets/checkBudgets';
import { listFonts } from '../../../tools/budgets/measurePage';
import { listGrowth } from '../../../tools/budgets/listModules';
import { PAGE_TYPES } from '../../../tools/budgets/pageTypes';
import type { BuildSizes, SiteSizes } from '../../../tools/budgets/measureBuild';

const size = { raw: 100_000, brotli: 30_000 };
const page = { script: 30_000, css: 5_000, html: 10_000, font: 1, total: 45_001 };
const language: BuildSizes = {
  runtime: size,
  main: size,
  shell: size,
  css: size,
  search: size,
  searchIndex: size,
  largest: size,
  pages: Object.fromEntries(PAGE_TYPES.map(({ name }) => [name, page])),
  chunks: 100,
};
const BUDGETS: SiteSizes = { en: language, zh: language };

const withMain = (raw: number): SiteSizes => ({
  ...BUDGETS,
  zh: { ...language, main: { ...size, raw } },
});

test('an unchanged build stays within its budgets', () => {
  expect(compareSizes(BUDGETS, BUDGETS)).toEqual([]);
  expect(compareSizes(withMain(101_000), BUDGETS)).toEqual([]);
});

test('growth of more than one percent is reported with the part, the amount and the remedy', () => {
  const [problem, ...others] = compareSizes(withMain(105_000), BUDGETS);
  expect(others).toEqual([]);
  expect(problem).toBe(
    'zh main, bytes as they are: 105000, budget 100000 (+5.0%). If that is worth it: npm run budgets -- --accept "<reason>"',
  );
});

test('a budget that is far too high has to be lowered', () => {
  expect(compareSizes(withMain(96_000), BUDGETS)).toEqual([
    expect.stringContaining('(-4.0%). Keep the gain'),
  ]);
});

test('the number of scripts has limits', () => {
  const en = { ...language, chunks: 106 };
  expect(compareSizes({ ...BUDGETS, en }, BUDGETS)).toEqual([
    expect.stringContaining('en number of scripts: 106'),
  ]);
});

test('each part of each kind of page has a budget, in the language of the page', () => {
  const pages = { ...language.pages, text: { ...page, html: 10_200, total: 45_201 } };
  expect(compareSizes({ ...BUDGETS, en: { ...language, pages } }, BUDGETS)).toEqual([
    expect.stringContaining('en page "text", html, bytes after brotli: 10200'),
  ]);
  expect(compareSizes({ ...BUDGETS, zh: { ...language, pages } }, BUDGETS)).toEqual([]);
});

test('a page without a budget, and a budget without its page, are reported', () => {
  const pages = { ...language.pages };
  delete pages.text;
  const without: SiteSizes = { ...BUDGETS, en: { ...language, pages } };
  expect(compareSizes(BUDGETS, without)[0]).toContain('en page "text", script');
  expect(compareSizes(BUDGETS, without)[0]).toContain('budget missing');
  expect(compareSizes(without, BUDGETS)[4]).toContain('total, bytes after brotli: gone');
});

test('modules that grew or are new are listed, the largest growth first', () => {
  const then = { 'a.ts': 10, 'b.ts': 10, 'c.ts': 10, 'gone.ts': 5 };
  const now = { 'a.ts': 12, 'b.ts': 9, 'c.ts': 10, 'new.ts': 30 };
  expect(listGrowth(now, then)).toEqual(['  +30 new.ts (new)', '  +2 a.ts']);
  const many = Object.fromEntries(Array.from({ length: 15 }, (_, at) => [`${at}.ts`, 1]));
  expect(listGrowth(many, {}).at(-1)).toBe('  and 3 more');
});

test('fonts requested by the HTML of a page are found, minified or not', () => {
  const html =
    '<link rel=preload href=/x/fonts/a.woff2 as=font crossorigin><link rel="preload" as="image" href="b.png"><link as="font" href="/c.woff2" rel="preload"/>';
  expect(listFonts(html)).toEqual(['/x/fonts/a.woff2', '/c.woff2']);
});
