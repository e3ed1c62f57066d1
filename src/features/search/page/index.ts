export { SearchPage } from './SearchPage';
export { labels as pageLabels } from './labels';
