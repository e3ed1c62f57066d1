import type { ReadSite } from '../readBuiltSite';

/** Elements whose address a reader or a browser asks for as it is. */
const FOLLOWED = new Set(['a', 'area', 'img', 'iframe', 'script']);

/**
 * The addresses of other sites that the pages name.
 * @param repository address of the repository: its links to edit and to report differ on each
 * page, so that it is asked for once; empty where none is configured
 * @returns address without hash to a page that names it, sorted by address
 */
export function listExternalLinks(
  { origin, pages, pieces }: ReadSite,
  repository: string,
): Map<string, string> {
  const found = new Map<string, string>();
  for (const [pathname, { links }] of [...pages, ...pieces]) {
    for (const { href, tag } of links) {
      if (!FOLLOWED.has(tag) || !/^https?:/i.test(href)) continue;
      const url = URL.parse(href);
      if (!url || url.origin === origin) continue;
      url.hash = '';
      const isOfRepository = repository !== '' && url.href.startsWith(`${repository}/`);
      const address = isOfRepository ? repository : url.href;
      if (!found.has(address)) found.set(address, pathname);
    }
  }
  return new Map([...found].sort(([a], [b]) => (a < b ? -1 : 1)));
}
