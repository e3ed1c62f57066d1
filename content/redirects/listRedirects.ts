import path from 'node:path';
import { BASE_URLS, DEFAULT_LANGUAGE, LANGUAGES } from '../../src/config/languages';
import type { Language } from '../../src/config/languages';
import { getDocId } from '../../src/lib/getDocId';
import { REDIRECTS, ROOT_REDIRECTS, type Redirect } from '../../src/config/redirects';
import { listPageIds } from '../nav/listPageIds';
import { isOlderVersion } from '../versions/isOlderVersion';
import { checkRedirects } from './checkRedirects';

/** An address that leads on, as a host sees it. */
export interface HostRedirect {
  /** From the root of the host, with a slash at the end: `/x/react-charts/quickstart/`. */
  from: string;
  /** The same; `#section` may follow. */
  to: string;
}

const addSlash = (address: string): string => address.replace(/(#|$)/, '/$1');

/**
 * The addresses below the base of a language that lead on.
 * @param siteDir folder of the project
 * @throws Error if an entry of the table is wrong, naming it and how to mend it
 */
export function listLanguageRedirects(
  siteDir: string,
  language: Language,
): HostRedirect[] {
  const pageIds = listPageIds(path.join(siteDir, 'docs'));
  const redirects = selectOwn(REDIRECTS, pageIds, true);
  checkRedirects(redirects, pageIds, true);
  const base = BASE_URLS[language];
  return redirects.map(({ from, to }) => ({
    from: addSlash(base + from),
    to: addSlash(base + to),
  }));
}

/**
 * The addresses outside of the bases that lead on, in every language.
 * @throws Error if an entry of the table is wrong, naming it and how to mend it
 */
export function listRootRedirects(siteDir: string): HostRedirect[] {
  const pageIds = listPageIds(path.join(siteDir, 'docs'));
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
 * The table is about the current pages. Of an older version it keeps what leads to a page that
 * was there already.
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

/** All addresses of the host that lead on. */
export const listRedirects = (siteDir: string): HostRedirect[] => [
  ...LANGUAGES.flatMap((language) => listLanguageRedirects(siteDir, language)),
  ...listRootRedirects(siteDir),
];
