import { tryDecode } from '../../src/lib/tryDecode';
import type { PageLinks } from './readPageLinks';

/** What a built site has, by the path of its address from the root of the host. */
export interface BuiltSite {
  /** Origin that absolute addresses of the site have. */
  origin: string;
  pages: ReadonlyMap<string, PageLinks>;
  /** All other files. */
  files: ReadonlySet<string>;
}

/** Addresses that name nothing on a host, such as those for mail. */
const NO_PLACE = /^(?:mailto|tel|data|blob|javascript|about):/i;

/**
 * What is wrong with an address that a page or file names; undefined if nothing is, or if it is
 * one of another site.
 * @param href as it stands there
 * @param at path of the page or file
 */
export type LinkCheck = (href: string, at: string) => string | undefined;

/**
 * A check of addresses against the files of a built site.
 * @param starts pages that lead on by design, so that links to them are no fault
 */
export function createLinkCheck(
  { origin, pages, files }: BuiltSite,
  starts: readonly string[] = [],
): LinkCheck {
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
    if (page.redirect !== undefined && !starts.includes(path))
      return `has moved to ${page.redirect}`;
    const anchor = tryDecode(url.hash.slice(1));
    // Browsers read what follows as text to mark.
    const [id = ''] = anchor.split(':~:');
    return id === '' || id === 'top' || page.ids.has(id)
      ? undefined
      : 'names a section that is not there';
  };
  // The menus of all pages have the same links, which mean the same everywhere.
  const known = new Map<string, string | undefined>();
  return (href, at) => {
    if (!/^\/(?!\/)/.test(href)) return find(href, at);
    if (!known.has(href)) known.set(href, find(href, at));
    return known.get(href);
  };
}
