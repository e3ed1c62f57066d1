import { translate } from '@docusaurus/Translate';
import { Component, type ReactNode } from 'react';
import { LoadFailure } from './LoadFailure';

export interface PartBoundaryProps {
  /** Shows the message over the page. */
  isFloating?: boolean;
  /**
   * Called when the reader closes the message. Without it, the message cannot be closed.
   */
  onClose?: () => void;
  children: ReactNode;
}

interface State {
  isDown: boolean;
  crashes: number;
}

/**
 * Keeps an error inside a part of the page, such as a menu, from replacing the whole
 * page: a message offers to start the part again.
 */
export class PartBoundary extends Component<PartBoundaryProps, State> {
  override state: State = { isDown: false, crashes: 0 };

  static getDerivedStateFromError() {
    return { isDown: true };
  }

  override componentDidCatch() {
    this.setState(({ crashes }) => ({ crashes: crashes + 1 }));
  }

  restart = () => this.setState({ isDown: false });

  override render() {
    const { isFloating, onClose, children } = this.props;
    const { isDown, crashes } = this.state;
    if (!isDown) return children;
    const attempt = {
      failures: crashes,
      isBusy: false,
      retry: this.restart,
      cancel: this.restart,
    };
    return (
      <LoadFailure
        text={translate({
          id: 'loading.PartBoundary.crashed',
          message: 'This part of the page stopped with an error.',
          description: 'In place of a menu, a drawer or the search, above “Try again”',
        })}
        attempt={attempt}
        isFloating={isFloating}
        onClose={onClose}
      />
    );
  }
}
