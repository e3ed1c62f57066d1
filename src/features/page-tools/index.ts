export { MarkdownLink } from './MarkdownLink';
export { PageTools } from './PageTools';
