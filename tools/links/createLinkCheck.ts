import { tryDecode } from '../../src/lib/tryDecode';
import type { PageLinks } from './readPageLinks';

/** The files of a built site, by path from the root of the host. */
export interface BuiltSite {
  /** Origin of the site's absolute addresses. */
  origin: string;
  pages: ReadonlyMap<string, PageLinks>;
  /** All other files. */
  files: ReadonlySet<string>;
}

/** Schemes of addresses that do not refer to a host, such as `mailto`. */
const NO_PLACE = /^(?:mailto|tel|data|blob|javascript|about):/i;

/**
 * Describes what is wrong with an address in a page or file; undefined if it is valid or
 * external.
 * @param href as written
 * @param at path of the page or file
 */
export type LinkCheck = (href: string, at: string) => string | undefined;

/** Creates a function that checks addresses against the files of a built site. */
export function createLinkCheck({ origin, pages, files }: BuiltSite): LinkCheck {
  const find: LinkCheck = (href, at) => {
    if (NO_PLACE.test(href)) return undefined;
    const url = URL.parse(href, `${origin}${at}`);
    if (!url) return 'is no address';
    if (url.origin !== origin) return undefined;
    const path = tryDecode(url.pathname);
    const page = pages.get(path);
    if (!page) {
      if (files.has(path)) return undefined;
      return pages.has(`${path}/`) ? 'lacks the slash at its end' : 'is not there';
    }
    if (page.redirect !== undefined) return `has moved to ${page.redirect}`;
    const anchor = tryDecode(url.hash.slice(1));
    // Browsers treat what follows as a text fragment.
    const [id = ''] = anchor.split(':~:');
    return id === '' || id === 'top' || page.ids.has(id)
      ? undefined
      : 'names a section that is not there';
  };
  // The menus of all pages have the same links, which resolve to the same targets
  // everywhere.
  const known = new Map<string, string | undefined>();
  return (href, at) => {
    if (!/^\/(?!\/)/.test(href)) return find(href, at);
    if (!known.has(href)) known.set(href, find(href, at));
    return known.get(href);
  };
}
