export { MarkdownLink, PageTools } from './PageTools';
