export { LazySearchBar } from './LazySearchBar';
export {
  createSearchClient,
  type SearchClient,
  type SearchConnection,
} from './createSearchClient';
export { searchPatience } from './searchPatience';
