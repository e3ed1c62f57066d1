export { ApiContent } from './ApiContent';
