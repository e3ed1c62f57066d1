import Translate from '@docusaurus/Translate';
import { Component, type ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  name: string;
  children: ReactNode;
}

/** Shows what went wrong in a demo and lets the reader start it again; the page lives on. */
export class DemoErrorBoundary extends Component<Props, { error?: Error }> {
  override state: { error?: Error } = {};

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  reset = () => this.setState({ error: undefined });

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    return (
      <div role="alert" className={styles.crash}>
        <p className={styles.crashTitle}>
          <Translate
            id="demo.DemoErrorBoundary.title"
            description="Shown in place of a demo that threw an error"
            values={{ name: this.props.name }}
          >
            {'The demo {name} stopped with an error.'}
          </Translate>
        </p>
        <pre className={styles.crashMessage}>{error.message}</pre>
        <button
          type="button"
          className="button button--secondary button--sm"
          onClick={this.reset}
        >
          <Translate
            id="demo.DemoErrorBoundary.reset"
            description="Starts a crashed demo again"
          >
            Reset demo
          </Translate>
        </button>
      </div>
    );
  }
}
