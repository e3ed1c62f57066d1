export { labels as loadLabels } from './labels';
export { LoadFailure } from './LoadFailure';
