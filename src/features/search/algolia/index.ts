export { createAlgoliaClient } from './createAlgoliaClient';
