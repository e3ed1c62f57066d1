export { StructuredData, type Breadcrumb } from './StructuredData';
