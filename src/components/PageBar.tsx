import { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';
import styles from './PageBar.module.css';

export interface PageBarProps {
  /** Target of the back link, below the site's base; the home page by default. */
  back?: { path: string; label: string };
  /** Content at the end of the bar. */
  children?: ReactNode;
}

/** Header of a page outside the site's layout: the site's name and the way back. */
export function PageBar({ back, children }: PageBarProps) {
  const { title } = useDocusaurusContext().siteConfig;
  const start = useBaseUrl('/');
  const logo = useBaseUrl('/img/logo.svg');
  const target = useBaseUrl(back?.path ?? '/');
  // Plain links: pages outside the layout lack the providers that client-side navigation
  // needs.
  return (
    <header className={styles.bar}>
      <a href={start} className={styles.brand}>
        <img src={logo} alt="" width={28} height={28} />
        <span className={styles.name}>{title}</span>
      </a>
      <a href={target} className={styles.back} data-page-back="">
        {back?.label ??
          translate({
            id: 'component.PageBar.back',
            message: 'Back to the documentation',
            description: 'Link at the head of a page outside of the layout of the site',
          })}
      </a>
      {children && <div className={styles.end}>{children}</div>}
    </header>
  );
}
