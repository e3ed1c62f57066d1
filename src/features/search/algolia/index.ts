export { createAlgoliaClient, type AlgoliaSettings } from './createAlgoliaClient';
