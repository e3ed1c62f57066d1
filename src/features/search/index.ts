export { LazySearchBar, type LazySearchBarProps } from './LazySearchBar';
