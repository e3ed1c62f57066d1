import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../config/languages';

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
