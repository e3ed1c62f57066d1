import {
  DEFAULT_LANGUAGE,
  type Language,
  LANGUAGE_TABLE,
  LANGUAGES,
} from '../config/languages';

export interface LanguageOfPathname {
  userLanguage: Language;
  /** The path without its language, with query and hash. */
  canonicalAs: string;
  /** The path without language, query, hash and trailing slash. */
  canonicalPathname: string;
}

const LANGUAGE_PREFIX = new RegExp(`^/(${LANGUAGES.join('|')})(?=[/?#]|$)`);

/**
 * Splits a path into its language and the path that all languages share. A prefix is
 * removed only once; `/api` and everything below it becomes `/api-docs`.
 * @param asPath path on the site, with or without query and hash
 */
export function pathnameToLanguage(asPath: string): LanguageOfPathname {
  const prefix = LANGUAGE_PREFIX.exec(asPath);
  const userLanguage = (prefix?.[1] ?? DEFAULT_LANGUAGE) as Language;
  const rest = prefix ? asPath.slice(prefix[0].length) : asPath;
  const canonicalAs = prefix && !rest.startsWith('/') ? `/${rest}` : rest;
  const path = canonicalAs
    .replace(/[?#][^]*$/, '')
    .replace(/^\/api(?=\/|$)/, '/api-docs');

  return {
    userLanguage,
    canonicalAs,
    canonicalPathname: dropTrailingSlashes(path) || '/',
  };
}

// A loop, because /\/+$/ takes quadratic time on a path of many slashes.
function dropTrailingSlashes(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

const INTERNAL = /^\/(?![/\\])/;
const WITHOUT_PREFIX = new RegExp(`^/(?:${[...LANGUAGES, 'blog'].join('|')})(?=[/?#]|$)`);

/**
 * Adds the reader's language to an internal link. English has no prefix; the blog exists
 * in only one language; a link with a language stays as it is.
 * @param href address of a link; anything but a path from the root is unchanged
 * @param userLanguage language of the reader
 */
export function linkToLanguage(href: string, userLanguage: Language): string {
  if (userLanguage === DEFAULT_LANGUAGE) return href;
  if (!INTERNAL.test(href) || WITHOUT_PREFIX.test(href)) return href;
  return `/${userLanguage}${href}`;
}

export interface LanguageLink {
  code: Language;
  /** The language's own name. */
  name: string;
  htmlLang: string;
  href: string;
}

/**
 * Links to the same place in each language.
 * @param asPath path on the site, in any language, with query and hash
 */
export function listLanguageLinks(asPath: string): LanguageLink[] {
  const { canonicalAs } = pathnameToLanguage(asPath);
  return LANGUAGES.map((code) => {
    const { name, htmlLang } = LANGUAGE_TABLE[code];
    return { code, name, htmlLang, href: linkToLanguage(canonicalAs, code) };
  });
}
