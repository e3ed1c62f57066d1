import type { SearchIndex } from '../../src/types/searchIndex';
import type { SearchQuestion } from './types';

/**
 * Creates questions from the title of every page and every name of the reference. For a
 * title that several pages have, the question is asked from its product, and any page of
 * the product with that title is correct; for a name, any entry with that name is.
 * @param index of a language
 * @param base base path of the pages of the language
 */
export function listNameQuestions(
  { pages, api, entries }: SearchIndex,
  base: string,
): { titles: SearchQuestion[]; names: SearchQuestion[] } {
  const toEnglish = (path: string) => path.replace(base, '/x/');
  const titles = pages.map(({ title, product }) => ({
    ask: title,
    want: pages
      .filter((other) => other.title === title && other.product === product)
      .map(({ path }) => toEnglish(path)),
    ...(product && { near: product }),
  }));
  const places = new Map<string, Set<string>>();
  const add = (name: string, place: string) =>
    places.set(name, (places.get(name) ?? new Set()).add(toEnglish(place)));
  for (const { name, path } of api) add(name, path);
  for (const { name, kind, on } of entries)
    for (const position of on) {
      const owner = kind === 'event' ? pages[position] : api[position];
      if (owner) add(name, `${owner.path}#${kind}-${name}`);
    }
  const names = [...places].map(([ask, want]) => ({ ask, want: [...want] }));
  return { titles, names };
}
