import { Component, type ErrorInfo, type ReactNode } from 'react';
import { ErrorView } from './ErrorView';

export interface PageErrorBoundaryProps {
  /** A change of the path clears the error. */
  path: string;
  children: ReactNode;
}

interface State {
  path: string;
  failure?: { error: unknown; componentStack?: string };
}

/** Shows an error in place of a page, so that the layout around it stays usable. */
export class PageErrorBoundary extends Component<PageErrorBoundaryProps, State> {
  override state: State = { path: this.props.path };

  static getDerivedStateFromProps({ path }: PageErrorBoundaryProps, state: State) {
    return path === state.path ? null : { path, failure: undefined };
  }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error } };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    this.setState({ failure: { error, componentStack: componentStack ?? undefined } });
  }

  override render() {
    const { failure } = this.state;
    return failure ? <ErrorView {...failure} /> : this.props.children;
  }
}
