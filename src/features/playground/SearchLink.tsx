import useBaseUrl from '@docusaurus/useBaseUrl';
import { useEffect, useRef } from 'react';
import { isShortcut } from '../../lib/shortcuts';
import { pageLabels } from './pageLabels';

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
    <a ref={link} href={useBaseUrl('/search/')} aria-keyshortcuts="Control+K Meta+K">
      {pageLabels.search()}
    </a>
  );
}
