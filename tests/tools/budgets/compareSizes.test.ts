import { compareSizes } from '../../../tools/budgets/compareSizes';
import type { BuildSizes, SiteSizes } from '../../../tools/budgets/measureBuild';

const size = { raw: 100_000, brotli: 30_000 };
const language: BuildSizes = {
  runtime: size,
  main: size,
  shell: size,
  css: size,
  chunks: 100,
};
const BUDGETS: SiteSizes = { en: language, zh: language };

const withMain = (raw: number): SiteSizes => ({
  ...BUDGETS,
  zh: { ...language, main: { ...size, raw } },
});

test('what is built as before keeps its budgets', () => {
  expect(compareSizes(BUDGETS, BUDGETS)).toEqual([]);
  expect(compareSizes(withMain(101_000), BUDGETS)).toEqual([]);
});

test('growth of more than one percent is named with what, how much and what to do', () => {
  const [problem, ...others] = compareSizes(withMain(105_000), BUDGETS);
  expect(others).toEqual([]);
  expect(problem).toBe(
    'zh main, bytes as they are: 105000, budget 100000 (+5.0%). If that is worth it: npm run size:accept',
  );
});

test('a budget that is far above what is needed has to be lowered', () => {
  expect(compareSizes(withMain(96_000), BUDGETS)).toEqual([
    expect.stringContaining('(-4.0%). Keep the gain'),
  ]);
});

test('the number of scripts has bounds', () => {
  const en = { ...language, chunks: 106 };
  expect(compareSizes({ ...BUDGETS, en }, BUDGETS)).toEqual([
    expect.stringContaining('en number of scripts: 106'),
  ]);
});
