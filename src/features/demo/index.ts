export { Demo, type DemoProps } from './Demo';
export { PageScope } from './PageScope';
export { CardGrid, ProductCard } from './ProductCard';
