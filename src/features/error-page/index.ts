export { ErrorView } from './ErrorView';
export { PageErrorBoundary } from './PageErrorBoundary';
