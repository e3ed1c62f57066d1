export { labels as loadLabels } from './labels';
export { LoadFailure, type LoadFailureProps } from './LoadFailure';
