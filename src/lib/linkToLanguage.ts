import type { UserLanguage } from './pathnameToLanguage';

const INTERNAL = /^\/(?![/\\])/;
const WITHOUT_PREFIX = /^\/(?:en|zh|blog)(?=[/?#]|$)/;

/**
 * Leads an internal link to the reader's language. English has no prefix; the blog exists
 * in one language only; a link that names a language keeps it.
 * @param href address of a link; anything but a path from the root stays as it is
 * @param userLanguage language of the reader
 */
export function linkToLanguage(href: string, userLanguage: UserLanguage): string {
  if (userLanguage === 'en') return href;
  if (!INTERNAL.test(href) || WITHOUT_PREFIX.test(href)) return href;
  return `/${userLanguage}${href}`;
}
