import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useCopied } from '../../components/copyFeedback';
import { getNewIssueUrl } from '../../lib/getNewIssueUrl';
import type { SiteConfig } from '../../types/siteConfig';
import { describeError } from './describeError';
import { isLoadError, toError } from '../../lib/errors';
import { labels } from './labels';
import styles from './styles.module.css';

export interface ErrorViewProps {
  error: unknown;
  /** React's component stack, if known. */
  componentStack?: string;
}

/**
 * Replaces a page that threw. It is in every page's script, because it must work when
 * nothing more can be loaded.
 */
export function ErrorView({ error, componentStack }: ErrorViewProps) {
  const { siteConfig, siteMetadata } = useDocusaurusContext();
  const [copied, copy] = useCopied();
  const { repoUrl } = siteConfig.customFields as unknown as SiteConfig;
  const { message } = toError(error);
  const isLost = isLoadError(error);
  const details = describeError(error, {
    href: window.location.href,
    userAgent: navigator.userAgent,
    siteVersion: siteMetadata.siteVersion ?? '',
    componentStack,
  });
  return (
    <div role="alert" className={styles.view} data-page-error={isLost ? 'load' : 'crash'}>
      <h1>{isLost ? labels.loadTitle() : labels.crashTitle()}</h1>
      <p>{isLost ? labels.loadText() : labels.crashText()}</p>
      <pre className={styles.message} translate="no">
        {message}
      </pre>
      <div className={styles.actions}>
        <button
          type="button"
          className="button button--primary"
          onClick={() => window.location.reload()}
        >
          {labels.reload()}
        </button>
        <button
          type="button"
          className="button button--secondary"
          onClick={() => void copy(details)}
        >
          {copied ? labels.copied() : labels.copy()}
        </button>
        {repoUrl && (
          <a
            className="button button--link"
            href={getNewIssueUrl(repoUrl, `Page error: ${message}`, details)}
            target="_blank"
            rel="noopener"
          >
            {labels.report()}
          </a>
        )}
      </div>
    </div>
  );
}
