export { getProductName } from './getProductName';
