export { Demo, type DemoProps } from './Demo';
export { PageScope } from './PageScope';
export { CardGrid, ProductCard, type ProductCardProps } from './ProductCard';
export type { LiveEditorProps } from './editorProps';
