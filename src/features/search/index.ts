export { LazySearchBar } from './LazySearchBar';
