export type { SearchClient } from './createSearchClient';
export { SearchButton } from './SearchButton';
export type { SearchParts } from './SearchDialog';
