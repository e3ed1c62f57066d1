import { BASE_URLS, LANGUAGES, type Language } from '../../src/config/languages';
import { tryDecode } from '../../src/lib/tryDecode';
import { ToolError } from './ToolError';

export interface PagePath {
  /**
   * With the base of its language, without a trailing slash:
   * `/x/react-data-grid/sorting`.
   */
  pathname: string;
  language: Language;
  /** The part after `#`. */
  anchor: string | null;
}

/** Placeholder, because only the path is used. */
const ANY_ORIGIN = 'https://docs.example.com';

/**
 * Parses the address of a page in any form: with an origin, as the address of its
 * Markdown, or without the base as in `react-data-grid/sorting`.
 * @param language overrides the language of the address
 * @throws ToolError if it is not an address of this site
 */
export function toPagePath(page: string, language?: Language): PagePath {
  const base = `${ANY_ORIGIN}${BASE_URLS.en}`;
  const url = URL.canParse(page, base) ? new URL(page, base) : null;
  const path = url?.pathname.replace(/(?:\/index\.html|\.md)$/, '').replace(/\/+$/, '');
  const own = LANGUAGES.find((code) => `${path}/`.startsWith(BASE_URLS[code]));
  if (!url || path === undefined || own === undefined)
    throw new ToolError(
      'page',
      `"${page}" is no address of this site. Give one such as /x/react-data-grid/sorting/; the tool search finds them.`,
    );
  const chosen = language ?? own;
  const rest = `${path}/`.slice(BASE_URLS[own].length);
  return {
    pathname: `${BASE_URLS[chosen]}${rest}`.replace(/\/+$/, ''),
    language: chosen,
    anchor: url.hash.length > 1 ? tryDecode(url.hash.slice(1)) : null,
  };
}
