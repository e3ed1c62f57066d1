export { DocsTabs } from './DocsTabs';
