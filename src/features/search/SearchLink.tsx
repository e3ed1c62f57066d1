import useBaseUrl from '@docusaurus/useBaseUrl';
import { useRef } from 'react';
import styles from './button.module.css';
import { labels } from './labels';
import { useSearchShortcut } from './useSearchShortcut';

/** What the button and the links that take its place show. */
export const SearchFace = () => (
  <>
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="10.5" cy="10.5" r="6.5" />
      <path d="m15.5 15.5 5 5" />
    </svg>
    <span className={styles.text} aria-hidden="true">
      {labels.label()}
    </span>
  </>
);

/** Leads to the search page, also by its shortcuts, on pages without the dialog. */
export function SearchLink() {
  const link = useRef<HTMLAnchorElement>(null);
  useSearchShortcut(() => link.current?.click());
  return (
    <a
      ref={link}
      className={styles.button}
      href={useBaseUrl('/search/')}
      aria-label={labels.label()}
      aria-keyshortcuts="Control+K Meta+K /"
    >
      <SearchFace />
    </a>
  );
}
