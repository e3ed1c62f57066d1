import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../config/languages';

const INTERNAL = /^\/(?![/\\])/;
const WITHOUT_PREFIX = new RegExp(`^/(?:${[...LANGUAGES, 'blog'].join('|')})(?=[/?#]|$)`);

/**
 * Leads an internal link to the reader's language. English has no prefix; the blog exists
 * in one language only; a link that names a language keeps it.
 * @param href address of a link; anything but a path from the root stays as it is
 * @param userLanguage language of the reader
 */
export function linkToLanguage(href: string, userLanguage: Language): string {
  if (userLanguage === DEFAULT_LANGUAGE) return href;
  if (!INTERNAL.test(href) || WITHOUT_PREFIX.test(href)) return href;
  return `/${userLanguage}${href}`;
}
