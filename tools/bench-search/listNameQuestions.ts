import type { SearchIndex } from '../../src/types/searchIndex';
import type { SearchQuestion } from './types';

/**
 * Every page's own title and every name of the reference, as questions. A title that several
 * pages have is asked from its product, and any page of that title and product will do; a name
 * is met by any entry of that name.
 * @param index of a language
 * @param base address below which the pages of the language are
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
