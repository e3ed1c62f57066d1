export { labels as licensesLabels } from './labels';
export { LicensesPage } from './LicensesPage';
