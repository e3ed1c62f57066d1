import path from 'node:path';
import type { Language } from '../../../src/config/languages';
import { BASE_URLS } from '../../../src/config/languages';
import type { SitePage } from '../model';

interface LinkOptions {
  page: SitePage;
  /** All pages by id. */
  pages: ReadonlyMap<string, SitePage>;
  /** Origin of the site. */
  siteUrl: string;
  language: Language;
}

/** Prefix for files of the site that are not pages; the path that follows is absolute. */
const FILE_OF_SITE = 'pathname://';
const ABSOLUTE = /^[a-z][a-z\d+.-]*:/i;
const PAGE_FILE = /^([^#]*)\.mdx?(#.*)?$/;

/**
 * Makes the links of a page absolute: files of other pages become their addresses,
 * anchors refer to the page itself, and paths with a leading slash are relative to the
 * base of the language.
 * @returns a function that throws an Error for a file that is not a page
 */
export function createResolveLink({ page, pages, siteUrl, language }: LinkOptions) {
  const folder = path.posix.dirname(page.id);
  return (url: string): string => {
    if (url.startsWith(FILE_OF_SITE)) return siteUrl + url.slice(FILE_OF_SITE.length);
    if (ABSOLUTE.test(url)) return url;
    if (url.startsWith('#')) return `${siteUrl}${page.path}${url}`;
    const [, file, hash = ''] = PAGE_FILE.exec(url) ?? [];
    if (file !== undefined) {
      // Relative to the root of the documentation, as plugins write them, or to the page.
      const id = file.startsWith('/') ? file.slice(1) : path.posix.join(folder, file);
      const target = pages.get(id);
      if (!target)
        throw new Error(
          `the link to ${url} leads to no page; there is no docs/${id}.mdx.`,
        );
      return `${siteUrl}${target.path}${hash}`;
    }
    if (url.startsWith('/')) return `${siteUrl}${BASE_URLS[language]}${url.slice(1)}`;
    return new URL(url, `${siteUrl}${page.path}`).href;
  };
}
