import type { PagesSince } from '../types/pagesSince';

const PAGE = /^\/x\/((?:api\/)?[^/]+)\/(.+)$/;

/**
 * The first major that documents a page at the same address.
 * @param canonicalPathname path without language, version and trailing slash
 * @param pagesSince computed by the build (`content/versions/computePagesSince.ts`)
 * @returns undefined if no older major is known to have it
 */
export function getPageSince(
  canonicalPathname: string,
  pagesSince: PagesSince,
): number | undefined {
  const [, section = '', page = ''] = PAGE.exec(canonicalPathname) ?? [];
  if (!Object.hasOwn(pagesSince, section)) return undefined;
  return pagesSince[section]?.find(([, pages]) => pages.split(' ').includes(page))?.[0];
}
