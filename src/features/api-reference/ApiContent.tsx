import { useHistory, useLocation } from '@docusaurus/router';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { translate } from '@docusaurus/Translate';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { LoadFailure } from '../../components/LoadFailure';
import { useAttempt, type Attempt } from '../../components/useAttempt';
import type { ApiModule } from '../../types/apiModule';
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
  const attempt = useHtml(api.url, ref, (path) => history.push(path));
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
      <LoadFailure
        text={translate({
          id: 'api.ApiContent.failed',
          message: 'These tables or their tools could not be loaded.',
          description:
            'Shown where the tables of an API page, or their filter and layouts, did not arrive',
        })}
        attempt={attempt}
      />
    </>
  );
}

/** Puts the HTML there if it is missing, then starts the script. */
function useHtml(
  url: string,
  ref: React.RefObject<HTMLDivElement | null>,
  navigate: (path: string) => void,
): Attempt {
  const [attempt, start] = useAttempt();
  const { cancel } = attempt;
  useBeforePaint(() => {
    const root = ref.current;
    if (!root) return undefined;
    let stop: (() => void) | undefined;
    let isGone = false;
    const load = async () => {
      if (!root.firstChild) {
        root.innerHTML = getLoadedHtml(url) ?? (await loadHtml(url));
        if (!isGone) revealTarget(root, window.location.hash);
      }
      return import('./enhance');
    };
    start(load, ({ enhance }) => {
      stop = enhance(root, navigate);
    });
    return () => {
      isGone = true;
      cancel();
      stop?.();
    };
  }, [url]);
  return attempt;
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
