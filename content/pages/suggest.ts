import { findNearest, getLikeness } from '../../src/lib/findNearest';

const COUNT = 3;
/** Names that are less similar are guesses. */
const MIN_LIKENESS = 0.4;

/** ` Did you mean a, b?`; empty if no name is similar enough. */
export function suggest(name: string, known: readonly string[], prefix = ''): string {
  const near = findNearest(name, [...known], COUNT).filter(
    (each) => getLikeness(name, each) >= MIN_LIKENESS,
  );
  return near.length > 0
    ? ` Did you mean ${near.map((each) => prefix + each).join(', ')}?`
    : '';
}

/**
 * Suggests pages of the same folder of docs/, or says how to list them; pages of any
 * folder if there is no such folder.
 * @param page folder of the page, such as `data-grid/sorting`
 * @param pages folders of all pages
 */
export function suggestPages(page: string, pages: readonly string[]): string {
  const [section = ''] = page.split('/');
  const prefix = `${section}/`;
  const own = pages.filter((each) => each.startsWith(prefix));
  if (own.length === 0)
    return suggest(page, pages) || ' To list the folders, run ls docs.';
  const topics = own.map((each) => each.slice(prefix.length));
  return (
    suggest(page.slice(prefix.length), topics, prefix) ||
    ` To list the pages, run ls docs/${section}.`
  );
}
