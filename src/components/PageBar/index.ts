export { PageBar } from './PageBar';
