export type { SearchClient } from './createSearchClient';
export { SearchButton } from './SearchButton';
export { SearchLink } from './SearchLink';
export type { SearchParts } from './SearchDialog';
