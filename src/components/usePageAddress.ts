import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import routes from '@generated/routes';
import { useSyncExternalStore } from 'react';
import { matchRoutes } from 'react-router-config';

export interface PageAddress {
  /**
   * Path of the page. The 404 page is one file whose address the server does not know, so
   * its path is the root of the site.
   */
  path: string;
  /** The address that the reader opened, also for the 404 page, with query and hash. */
  address: string;
  /** Query and hash, with their signs. */
  place: string;
}

/**
 * The address of the page. On the server and during hydration it has neither query nor
 * hash.
 */
export function usePageAddress(): PageAddress {
  const { pathname } = useLocation();
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const path = isPage(pathname) ? pathname : baseUrl;
  const address = useSyncExternalStore(listenBeforeUse, readAddress, () => path);
  const [place = ''] = /[?#][^]*$/.exec(address) ?? [];
  return { path, address, place };
}

/** The last answer, because several parts of a page need it. */
let last: readonly [pathname: string, isPage: boolean] = ['', false];

function isPage(pathname: string): boolean {
  if (last[0] !== pathname)
    last = [pathname, matchRoutes(routes, pathname).some(({ route }) => route.exact)];
  return last[1];
}

const readAddress = (): string => {
  const { pathname, search, hash } = window.location;
  return pathname + search + hash;
};

/**
 * Features replace the query and the hash without the router, so the address is read
 * again before a link can be used.
 */
export function listenBeforeUse(onChange: () => void): () => void {
  const stop = new AbortController();
  const options = { capture: true, signal: stop.signal };
  for (const type of ['pointerdown', 'focusin', 'popstate'])
    window.addEventListener(type, onChange, options);
  return () => stop.abort();
}
