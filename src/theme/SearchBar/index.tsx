// Replaces the original bar, which is empty, by the search of this site.
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useCallback } from 'react';
import {
  SearchButton,
  type SearchClient,
  type SearchParts,
} from '@site/src/features/search';
import { createSiteSearch } from './createSiteSearch';

export default function SearchBar() {
  const context = useDocusaurusContext();
  const load = useCallback(() => loadSearchPanel(createSiteSearch(context)), [context]);
  return <SearchButton load={load} />;
}

/**
 * Loads the content of the search dialog, and preloads the index at the same time.
 * @throws Error if the script fails to load; a failed index is loaded again later
 */
async function loadSearchPanel(client: SearchClient): Promise<SearchParts> {
  client.load().catch(() => undefined);
  const { SearchPanel } = await import('@site/src/features/search/panel/SearchPanel');
  return { SearchPanel, client };
}
