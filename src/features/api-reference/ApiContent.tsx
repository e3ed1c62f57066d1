import { translate } from '@docusaurus/Translate';
import { useHistory, useLocation } from '@docusaurus/router';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { LoadFailure } from '../../components/LoadFailure';
import { type Attempt, useAttempt } from '../../components/useAttempt';
import type { ApiModule } from '../../types/apiModule';
import type { SiteHistory } from './enhance';
import { revealTarget } from './revealTarget';

const loaded = new Map<string, string>();
const loading = new Map<string, Promise<string>>();

/**
 * HTML that is already cached, synchronously: after going back, the page must have its
 * full height immediately.
 */
const getLoadedHtml = (url: string): string | undefined => loaded.get(url);

/** Fetches HTML once; a failed attempt is not cached, so the next one tries again. */
function loadHtml(url: string): Promise<string> {
  const known = loading.get(url);
  if (known) return known;
  const request = fetch(url).then(async (response) => {
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
    const html = await response.text();
    loaded.set(url, html);
    return html;
  });
  loading.set(url, request);
  request.catch(() => loading.delete(url));
  return request;
}

export interface ApiContentProps {
  /** Created by the API loader from the data of a page. */
  api: ApiModule;
  /** Part of a guide, which keeps its own width and table of contents. */
  embedded?: boolean;
}

// React warns about layout effects on the server, where they do not run anyway.
const useBeforePaint = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/**
 * The tables of the API reference. They are server-rendered HTML that React does not
 * touch; after a client-side navigation, the page fetches it. A small script, loaded
 * afterwards, makes filter, layouts and links interactive.
 */
export function ApiContent({ api, embedded = false }: ApiContentProps) {
  const ref = useRef<HTMLDivElement>(null);
  const history = useHistory();
  const attempt = useHtml(api.url, ref, history);
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

/** Inserts the HTML if it is missing, then starts the script. */
function useHtml(
  url: string,
  ref: React.RefObject<HTMLDivElement | null>,
  history: SiteHistory,
): Attempt {
  const [attempt, start] = useAttempt();
  const { cancel } = attempt;
  useBeforePaint(() => {
    const root = ref.current;
    if (!root) return undefined;
    let stop: (() => void) | undefined;
    let isUnmounted = false;
    const load = async () => {
      if (!root.firstChild) {
        root.innerHTML = getLoadedHtml(url) ?? (await loadHtml(url));
        if (!isUnmounted) revealTarget(root, window.location.hash);
      } else if (!loaded.has(url)) {
        // From the server, before the script changes it: for the way back to this page.
        loaded.set(url, root.innerHTML);
      }
      return import('./enhance');
    };
    start(load, ({ enhance }) => {
      stop = enhance(root, history);
    });
    return () => {
      isUnmounted = true;
      cancel();
      stop?.();
    };
  }, [url]);
  return attempt;
}

/** The router scrolls to a hash only once, before the rows have their height. */
function useRevealedHash(ref: React.RefObject<HTMLDivElement | null>): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (ref.current && hash) revealTarget(ref.current, hash);
  }, [ref, hash]);
}

/**
 * Reports the anchors and links in the HTML to Docusaurus's broken links checker, which
 * cannot see them.
 */
function useReportedLinks({ server }: ApiModule): void {
  const links = useBrokenLinks();
  server?.anchors.forEach((anchor) => links.collectAnchor(anchor));
  server?.hrefs.forEach((href) => links.collectLink(href));
}
