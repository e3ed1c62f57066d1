import { Component, type ReactNode } from 'react';

export interface AdBoundaryProps {
  /** Called once. */
  onCrash: () => void;
  children: ReactNode;
}

/**
 * Error boundary that keeps an error inside an ad from affecting the page: it renders
 * nothing instead.
 */
export class AdBoundary extends Component<AdBoundaryProps, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override componentDidCatch() {
    this.props.onCrash();
  }

  override render() {
    return this.state.crashed ? null : this.props.children;
  }
}
