import { LANGUAGES, type Language } from '../../src/config/languages';
import { measureLanguage } from '../../tools/bench-search/measureLanguage';
import { readSearchFiles } from './support/readSearchFiles';

/**
 * The minimum shares of queries with an expected page first and among the first three.
 */
interface Least {
  first: number;
  three: number;
}

/**
 * The current quality of the search, which changes of pages, keywords or rules must not
 * reduce.
 */
const LEAST: Record<Language, { tuned: Least; heldOut: Least }> = {
  en: { tuned: { first: 0.93, three: 0.98 }, heldOut: { first: 0.88, three: 0.95 } },
  zh: { tuned: { first: 0.95, three: 0.99 }, heldOut: { first: 0.92, three: 0.97 } },
};

/** The size of the files before the first answer, for the current text. */
const MAX_INDEX_BYTES = 150_000;

describe.each(LANGUAGES)('search in %s', (language) => {
  let figures: ReturnType<typeof measureLanguage>;
  beforeAll(() => {
    figures = measureLanguage(language, readSearchFiles(language));
  }, 120_000);

  test.each(['tuned', 'heldOut'] as const)('answers questions: %s', (part) => {
    const least = LEAST[language][part];
    expect(figures[part].first).toBeGreaterThanOrEqual(least.first);
    expect(figures[part].three).toBeGreaterThanOrEqual(least.three);
  });

  test('finds a page by its title', () => {
    expect(figures.titles.missed).toEqual([]);
  });

  test('finds entries of the reference by name; a guide of that name may come first', () => {
    const { missed } = figures.names;
    expect(missed.filter(({ rank }) => rank === undefined || rank > 3)).toEqual([]);
    expect(missed.length / figures.names.count).toBeLessThan(0.01);
  });

  test('has a small index', () => {
    expect(figures.bytes.index).toBeLessThan(MAX_INDEX_BYTES);
  });
});
