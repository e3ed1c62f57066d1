import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { Component, type ReactNode } from 'react';
import { getNewIssueUrl } from '../../../lib/getNewIssueUrl';
import type { DemoModule } from '../../../types/demo';
import type { SiteConfig } from '../../../types/siteConfig';
import styles from './styles.module.css';

interface Props {
  demo: DemoModule;
  children: ReactNode;
}

/**
 * Shows the error of a demo and lets the reader restart it, without affecting the page.
 */
export class DemoErrorBoundary extends Component<Props, { error?: Error }> {
  override state: { error?: Error } = {};

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  reset = () => this.setState({ error: undefined });

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    return <DemoCrash demo={this.props.demo} error={error} onReset={this.reset} />;
  }
}

function DemoCrash({
  demo,
  error,
  onReset,
}: {
  demo: DemoModule;
  error: Error;
  onReset: () => void;
}) {
  const { customFields } = useDocusaurusContext().siteConfig;
  const { repoUrl } = customFields as unknown as SiteConfig;
  return (
    <div role="alert" className={styles.crash} data-site-part="">
      <p className={styles.crashTitle}>
        <Translate
          id="demo.DemoErrorBoundary.title"
          description="Shown in place of a demo that threw an error"
          values={{ name: demo.name }}
        >
          {'The demo {name} stopped with an error.'}
        </Translate>
      </p>
      <pre className={styles.crashMessage} translate="no">
        {error.message}
      </pre>
      <button
        type="button"
        className="button button--secondary button--sm"
        onClick={onReset}
      >
        <Translate
          id="demo.DemoErrorBoundary.reset"
          description="Starts a crashed demo again"
        >
          Reset demo
        </Translate>
      </button>{' '}
      {repoUrl && (
        <a
          className="button button--link button--sm"
          href={getIssueUrl(repoUrl, demo, error, window.location.href)}
          target="_blank"
          rel="noopener"
        >
          <Translate
            id="demo.DemoErrorBoundary.report"
            description="Leads to a prefilled issue about a crashed demo"
          >
            Report this problem
          </Translate>
        </a>
      )}
    </div>
  );
}

/**
 * Address of a new issue about a demo that threw, prefilled with the known details.
 * @param page address of the page with the demo
 */
export const getIssueUrl = (
  repoUrl: string,
  demo: DemoModule,
  error: Error,
  page: string,
): string =>
  getNewIssueUrl(
    repoUrl,
    `Demo ${demo.id} throws: ${error.message}`,
    [
      `Page: ${page}`,
      `Source: ${demo.source}`,
      '',
      '```',
      error.stack ?? error.message,
      '```',
    ].join('\n'),
  );
