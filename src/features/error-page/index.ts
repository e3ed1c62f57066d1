export { ErrorView, type ErrorViewProps } from './ErrorView';
export { PageErrorBoundary } from './PageErrorBoundary';
