import { PAGES_SINCE } from '../config/pagesSince';

const PAGE = /^\/x\/((?:api\/)?[^/]+)\/(.+)$/;

/**
 * The first major whose documentation has a page at the same address.
 * @param canonicalPathname path without language and trailing slash
 * @returns undefined where no older major is known to have it
 */
export function getPageSince(canonicalPathname: string): number | undefined {
  const [, section = '', page = ''] = PAGE.exec(canonicalPathname) ?? [];
  return PAGES_SINCE.get(section)?.find(([, pages]) =>
    pages.split(' ').includes(page),
  )?.[0];
}
