export { ProductMeta } from './ProductMeta';
