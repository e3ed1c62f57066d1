import { Component, type ReactNode } from 'react';

export interface AdBoundaryProps {
  /** Told once. */
  onCrash: () => void;
  children: ReactNode;
}

/** Keeps a fault inside an ad from reaching the page: nothing is rendered in its place. */
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
