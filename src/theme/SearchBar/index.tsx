// Replaces the original bar, which is empty, by the search of this site.
import { useCallback } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { SearchButton } from '@site/src/features/search';
import { createSiteSearch } from './createSiteSearch';
import { loadSearchPanel } from './loadSearchPanel';

export default function SearchBar() {
  const context = useDocusaurusContext();
  const load = useCallback(() => loadSearchPanel(createSiteSearch(context)), [context]);
  return <SearchButton load={load} />;
}
