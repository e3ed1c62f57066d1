export {
  createSearchClient,
  type SearchClient,
  type SearchConnection,
} from './createSearchClient';
export { SearchButton } from './SearchButton';
export type { SearchParts } from './SearchDialog';
