export { Demo, type DemoProps } from './Demo';
export { CardGrid, ProductCard } from './ProductCard';
