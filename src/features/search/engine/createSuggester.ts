import { findNearest, getLikeness } from '../../../lib/findNearest';
import type { SearchDocument } from './listDocuments';

const COUNT = 3;
/** Minimum likeness, 0 to 1, of a typed text and a name to count as a typo. */
const MIN_LIKENESS = 0.4;
/** Shorter names, such as `x` and `sx`, have too few letters to compare. */
const MIN_LENGTH = 3;

/**
 * Suggests names that are similar to an unknown one; none if nothing is similar.
 * @param documents of the index: their pages and entries are the names
 */
export function createSuggester(documents: readonly SearchDocument[]) {
  let names: string[] | undefined;
  return (text: string): string[] => {
    names ??= [
      ...new Set(
        documents
          .filter(({ kind, anchor }) => kind === 'api' || anchor === undefined)
          .map(({ name }) => name)
          .filter(({ length }) => length >= MIN_LENGTH),
      ),
    ];
    const typed = text.slice(0, 60);
    return findNearest(typed, names, COUNT).filter(
      (name) => getLikeness(typed, name) >= MIN_LIKENESS,
    );
  };
}
