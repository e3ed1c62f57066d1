export { pageLabels, SearchPage } from './SearchPage';
