import { findNearest } from '../../../lib/findNearest';
import type { SearchDocument } from './listDocuments';

const COUNT = 3;

/**
 * Names that are nearest to one that is not there.
 * @param documents of the index: their pages and entries are the names
 */
export function createSuggester(documents: readonly SearchDocument[]) {
  let names: string[] | undefined;
  return (text: string): string[] => {
    names ??= [
      ...new Set(
        documents
          .filter(({ kind, anchor }) => kind === 'api' || anchor === undefined)
          .map(({ name }) => name),
      ),
    ];
    return findNearest(text.slice(0, 60), names, COUNT);
  };
}
