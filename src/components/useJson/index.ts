export { useJson, type Fetched } from './useJson';
