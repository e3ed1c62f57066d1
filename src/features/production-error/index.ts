export { ProductionError } from './ProductionError';
export { labels as productionErrorLabels } from './labels';
