export { DocsTabs, type DocsTabsProps } from './DocsTabs';
