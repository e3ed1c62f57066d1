import { API_WORDS } from '../../../config/searchSynonyms';
import type { ProductFolder } from '../../../types/page';
import type { SearchDocument } from './listDocuments';
import type { ParsedQuery } from './parseQuery';

/** A document whose name matches the query. */
export interface NamedDocument {
  document: SearchDocument;
  /** The higher, the more certain the match is. */
  sureness: number;
}

/**
 * Finds pages and entries by their exact names: `DataGrid`, `sortModel`, `DataGrid
 * sortModel`.
 * @param documents of the index
 */
export function createNameFinder(documents: readonly SearchDocument[]) {
  const byName = new Map<string, SearchDocument[]>();
  for (const document of documents) {
    if (document.kind === 'demo') continue;
    // Normalized like a query: a fullwidth colon equals an ASCII one.
    const key = document.name.normalize('NFKC').toLowerCase();
    byName.set(key, [...(byName.get(key) ?? []), document]);
  }
  return function findNames(
    { name, words }: ParsedQuery,
    near: ProductFolder | undefined,
  ): NamedDocument[] {
    const found = byName.get(name.toLowerCase()) ?? [];
    const isTitle = found.some((each) => isPage(each) && each.kind === 'guide');
    const whole = found.map((document) => ({
      document,
      sureness:
        (document.kind === 'api' ? (isTitle ? 1 : 4) : isPage(document) ? 3 : 0) +
        (isPage(document) ? 0.5 : 0) +
        (document.name === name ? 0.7 : 0) +
        (document.product === near ? 0.6 : 0) +
        (document.plan ? 0 : 0.1),
    }));
    return [
      ...whole.filter(({ sureness }) => sureness >= 1),
      ...(found.length === 0 ? findUnfinished(name) : []),
      ...findMembers(words),
      ...(isTitle ? [] : findByKind(words)),
    ];
  };

  /** Matches the first words of a name: `onRow` finds `onRowClick`. */
  function findUnfinished(name: string): NamedDocument[] {
    if (!UNFINISHED.test(name)) return [];
    return documents
      .filter(
        (each) =>
          each.kind === 'api' &&
          each.name.startsWith(name) &&
          /^[^a-z]/.test(each.name.slice(name.length)),
      )
      .map((document) => ({ document, sureness: 1 }));
  }

  /** Matches a name next to a word such as "props". */
  function findByKind(words: ParsedQuery['words']): NamedDocument[] {
    const [name, ...others] = words.filter(({ text }) => !API_WORDS.has(text));
    if (!name || others.length > 0 || words.length < 2) return [];
    return (byName.get(name.text) ?? [])
      .filter(({ kind }) => kind === 'api')
      .map((document) => ({ document, sureness: isPage(document) ? 5 : 4 }));
  }

  /** Matches an entry next to the name of its component. */
  function findMembers(words: ParsedQuery['words']): NamedDocument[] {
    if (words.length !== 2) return [];
    return words.flatMap(({ text }, index) => {
      const owner = words[1 - index]?.text ?? '';
      return (byName.get(text) ?? []).flatMap((document) => {
        const page = document.owners?.find((one) => one.name.toLowerCase() === owner);
        if (!page) return [];
        const { path, title } = page;
        return [{ document: { ...document, path, page: title }, sureness: 6 }];
      });
    });
  }
}

/** In code, and of more than one word: `on` begins many names. */
const UNFINISHED = /^[a-z]+(?:[A-Z][a-z]+)+$/;

const isPage = ({ anchor }: SearchDocument): boolean => anchor === undefined;
