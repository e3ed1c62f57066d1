/** Loaded only on the 404 page. */
import { useEffect, useState } from 'react';
import { useJson } from '../../components/useJson';
import { BASE_URLS } from '../../config/languages';
import { MAX_FOUND_PAGES, PAGE_INDEX_FILE } from '../../config/notFound';
import { pathnameToLanguage } from '../../lib/languagePaths';
import type { IndexedPage } from '../../types/page';
import type { SearchHit } from '../../types/search';
import { findSimilarPages } from './findSimilarPages';
import { getSearchWords } from './requestedPath';
import { labels } from './labels';

/**
 * Searches below `base`, the address of a language; rejects if the index cannot be loaded.
 */
export type SearchPages = (words: string, base: string) => Promise<readonly SearchHit[]>;

export interface SuggestionsProps {
  /** The address that was not found. */
  pathname: string;
  search: SearchPages;
}

/** Suggests pages with a similar address, then search results. */
export function Suggestions({ pathname, search }: SuggestionsProps) {
  // A host may serve the English 404 page for a Chinese address: suggest Chinese pages
  // then.
  const base = BASE_URLS[pathnameToLanguage(pathname).userLanguage];
  const { value: index } = useJson<IndexedPage[]>(`${base}${PAGE_INDEX_FILE}`);
  const similar = Array.isArray(index) ? findSimilarPages(pathname, index) : [];
  const words = getSearchWords(pathname);
  const shown = new Set(similar.map(({ path }) => path));
  const found = useFound(search, words, base).filter(({ path }) => !shown.has(path));
  return (
    <div aria-live="polite">
      <PageList title={labels.similar()} pages={similar} name="similar" />
      <PageList
        title={labels.found(words)}
        pages={found.slice(0, MAX_FOUND_PAGES)}
        name="found"
      />
      {words && (
        <p>
          <a href={`${base}search/?q=${encodeURIComponent(words)}`}>
            {labels.searchFor(words)}
          </a>
        </p>
      )}
    </div>
  );
}

function useFound(search: SearchPages, words: string, base: string): IndexedPage[] {
  const [found, setFound] = useState<IndexedPage[]>([]);
  useEffect(() => {
    let current = true;
    if (words) {
      search(words, base).then(
        (hits) => current && setFound(listPages(hits)),
        () => undefined, // The other suggestions do not need it.
      );
    }
    return () => {
      current = false;
    };
  }, [search, words, base]);
  return found;
}

/**
 * Lists the pages that contain words of the address, each once. Other hits only have a
 * similar word, such as "node" for "nope".
 */
function listPages(hits: readonly SearchHit[]): IndexedPage[] {
  const titles = new Map<string, string>();
  for (const { url, page, heading, context } of hits) {
    const [path = url] = url.split('#');
    const isNear = [page, heading, context].some((text) => text && text.marks.length > 0);
    if (isNear && !titles.has(path)) titles.set(path, page.text);
  }
  return [...titles].map(([path, title]) => ({ path, title }));
}

interface PageListProps {
  title: string;
  pages: IndexedPage[];
  /** Names the source of the list, for tools. */
  name: string;
}

/** Plain links: the page may be in the other language, which is a separate build. */
function PageList({ title, pages, name }: PageListProps) {
  if (pages.length === 0) return null;
  return (
    <section data-suggestions={name}>
      <h2>{title}</h2>
      <ul>
        {pages.map((page) => (
          <li key={page.path}>
            <a href={page.path}>{page.title}</a> <code translate="no">{page.path}</code>
          </li>
        ))}
      </ul>
    </section>
  );
}
