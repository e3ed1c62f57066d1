import { useHistory, useLocation } from '@docusaurus/router';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { translate } from '@docusaurus/Translate';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ApiModule } from '../../types/api';
import './api.css';
import { getLoadedHtml, loadHtml } from './loadHtml';
import { revealTarget } from './revealTarget';

export interface ApiContentProps {
  /** Made by the API loader from the data of a page. */
  api: ApiModule;
  /** Part of a guide, which keeps its width and its table of contents. */
  embedded?: boolean;
}

// React warns of layout effects on the server, where none runs anyway.
const useBeforePaint = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/**
 * The tables of the API reference. They are HTML of the server that React leaves alone; a page
 * reached without loading it anew fetches them. A small script, loaded afterwards, brings
 * filter, layouts and links to life.
 */
export function ApiContent({ api, embedded = false }: ApiContentProps) {
  const ref = useRef<HTMLDivElement>(null);
  const history = useHistory();
  const failed = useHtml(api.url, ref, (path) => history.push(path));
  useRevealedHash(ref);
  useReportedLinks(api);
  return (
    <>
      <div
        ref={ref}
        className={embedded ? 'api api-embedded' : 'api'}
        data-api=""
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: api.server?.html ?? '' }}
      />
      {failed && (
        <p role="alert">
          {translate({
            id: 'api.ApiContent.failed',
            message: 'The tables could not be loaded. Load the page anew to try again.',
            description: 'Shown in place of an API page that could not be fetched',
          })}
        </p>
      )}
    </>
  );
}

/** Puts the HTML there if it is missing, then starts the script. */
function useHtml(
  url: string,
  ref: React.RefObject<HTMLDivElement | null>,
  navigate: (path: string) => void,
): boolean {
  const [failed, setFailed] = useState(false);
  useBeforePaint(() => {
    const root = ref.current;
    if (!root) return undefined;
    let stop: (() => void) | undefined;
    let gone = false;
    const start = async () => {
      if (!root.firstChild) {
        root.innerHTML = getLoadedHtml(url) ?? (await loadHtml(url));
        if (gone) return;
        revealTarget(root, window.location.hash);
      }
      const { enhance } = await import('./enhance');
      if (!gone) stop = enhance(root, navigate);
    };
    start().catch(() => setFailed(!root.firstChild));
    return () => {
      gone = true;
      stop?.();
    };
  }, [url]);
  return failed;
}

/** The router scrolls to what a hash names, but only once and before the rows have their height. */
function useRevealedHash(ref: React.RefObject<HTMLDivElement | null>): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (ref.current && hash) revealTarget(ref.current, hash);
  }, [ref, hash]);
}

/** Tells the checker of broken links what the HTML holds, which it does not look into. */
function useReportedLinks({ server }: ApiModule): void {
  const links = useBrokenLinks();
  server?.anchors.forEach((anchor) => links.collectAnchor(anchor));
  server?.hrefs.forEach((href) => links.collectLink(href));
}
