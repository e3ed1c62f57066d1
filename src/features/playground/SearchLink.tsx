import useBaseUrl from '@docusaurus/useBaseUrl';
import { useEffect, useRef } from 'react';
import { isShortcut } from '../../lib/shortcuts';
import { pageLabels } from './pageLabels';
import styles from './playground.module.css';

/** Leads to the search page, also by the site's shortcut; there is no dialog here. */
export function SearchLink() {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || !isShortcut(event, 'k')) return;
      event.preventDefault();
      link.current?.click();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <a
      ref={link}
      className={styles.search}
      href={useBaseUrl('/search/')}
      aria-keyshortcuts="Control+K Meta+K"
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="10.5" cy="10.5" r="6.5" />
        <path d="m15.5 15.5 5 5" />
      </svg>
      <span>{pageLabels.search()}</span>
    </a>
  );
}
