import path from 'node:path';
import { BASE_URLS, DEFAULT_LANGUAGE, LANGUAGES } from '../../src/config/languages';
import type { Language } from '../../src/config/languages';
import { getDocId, getPathnameOfDoc } from '../../src/lib/docPaths';
import { REDIRECTS, ROOT_REDIRECTS, type Redirect } from '../../src/config/redirects';
import { listPageIds } from '../nav/listPageIds';
import { listTabs } from '../pages/listTabs';
import { isOlderVersion } from '../versions/isOlderVersion';
import { checkRedirects } from './checkRedirects';

/** A redirect, as configured on a host. */
export interface HostRedirect {
  /**
   * Path from the root of the host, with a trailing slash: `/x/react-charts/quickstart/`.
   */
  from: string;
  /** Target path, optionally with `#section`. */
  to: string;
}

const addSlash = (address: string): string => address.replace(/(#|$)/, '/$1');

/**
 * The ids of all pages to which a redirect can lead. An API tab is no document, but has
 * an address, and thus an id that `getDocId` derives from it.
 */
export const listTargetIds = (docsDir: string): string[] =>
  listPageIds(docsDir).flatMap((id) => [
    id,
    ...(id.startsWith('api/')
      ? []
      : listTabs(docsDir, id).map((tab) => getDocId(`${getPathnameOfDoc(id)}/${tab}`)!)),
  ]);

/**
 * Lists the redirects below the base of a language.
 * @param siteDir folder of the project
 * @throws Error with the entry and how to fix it if an entry of the table is invalid
 */
export function listLanguageRedirects(
  siteDir: string,
  language: Language,
): HostRedirect[] {
  const pageIds = listTargetIds(path.join(siteDir, 'docs'));
  const redirects = selectOwn(REDIRECTS, pageIds, true);
  checkRedirects(redirects, pageIds, true);
  const base = BASE_URLS[language];
  return redirects.map(({ from, to }) => ({
    from: addSlash(base + from),
    to: addSlash(base + to),
  }));
}

/**
 * Lists the redirects outside the base of any language.
 * @throws Error with the entry and how to fix it if an entry of the table is invalid
 */
export function listRootRedirects(siteDir: string): HostRedirect[] {
  const pageIds = listTargetIds(path.join(siteDir, 'docs'));
  const redirects = selectOwn(ROOT_REDIRECTS, pageIds, false);
  checkRedirects(redirects, pageIds, false);
  return LANGUAGES.flatMap((language) => {
    const root = language === DEFAULT_LANGUAGE ? '/' : `/${language}/`;
    return redirects.map(({ from, to }) => ({
      from: addSlash(root + from),
      to: addSlash(BASE_URLS[language] + to),
    }));
  });
}

/**
 * The table refers to the current pages. For an older version, only redirects to pages
 * that it already had are used.
 */
function selectOwn(
  redirects: readonly Redirect[],
  pageIds: readonly string[],
  canBePage: boolean,
): readonly Redirect[] {
  if (!isOlderVersion()) return redirects;
  const pages = new Set(pageIds);
  const isPage = (address: string): boolean => pages.has(getDocId(`/x/${address}`) ?? '');
  return redirects.filter(
    ({ from, to }) => isPage(to.replace(/#.*/, '')) && !(canBePage && isPage(from)),
  );
}

/** All redirects of the host. */
export const listRedirects = (siteDir: string): HostRedirect[] => [
  ...LANGUAGES.flatMap((language) => listLanguageRedirects(siteDir, language)),
  ...listRootRedirects(siteDir),
];
