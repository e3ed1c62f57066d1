import { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';
import styles from './PageBar.module.css';

export interface PageBarProps {
  /** Where a page of the site is to go back to, below the site's base; its start if left out. */
  back?: { path: string; label: string };
  /** What stands at the end of the bar. */
  children?: ReactNode;
}

/** The head of a page that stands outside of the site's layout: whose it is, and the way back. */
export function PageBar({ back, children }: PageBarProps) {
  const { title } = useDocusaurusContext().siteConfig;
  const start = useBaseUrl('/introduction/');
  const logo = useBaseUrl('/img/logo.svg');
  const target = useBaseUrl(back?.path ?? '/introduction/');
  // Whole loads: pages out here have no part of the layout that a link within the site needs.
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
