export { NotFound, type NotFoundProps } from './NotFound';
export type { SearchPages } from './Suggestions';
