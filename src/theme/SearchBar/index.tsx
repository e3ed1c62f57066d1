// Wraps the search plugin's bar so that its script comes when a reader turns to it.
import { LazySearchBar } from '@site/src/features/search';

const loadSearchBar = () =>
  import('@theme-original/SearchBar').then((module) => module.default);

export default function SearchBarWrapper() {
  return <LazySearchBar load={loadSearchBar} />;
}
