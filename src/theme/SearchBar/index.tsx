// Replaces the stock bar, which is empty, by the search of this site.
import { useCallback } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { SearchButton } from '@site/src/features/search';
import { loadSearchPanel } from './loadSearchPanel';

export default function SearchBar() {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const load = useCallback(() => loadSearchPanel(baseUrl), [baseUrl]);
  return <SearchButton load={load} />;
}
