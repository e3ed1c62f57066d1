export { ProductionError, type ProductionErrorProps } from './ProductionError';
export { labels as productionErrorLabels } from './labels';
