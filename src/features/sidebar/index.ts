export { FilteredItems } from './FilteredItems';
export { usePageName } from './usePageName';
