export { ApiContent, type ApiContentProps } from './ApiContent';
