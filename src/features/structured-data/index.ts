export { StructuredData } from './StructuredData';
