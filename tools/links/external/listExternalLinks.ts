import type { ReadSite } from '../readBuiltSite';

/** Elements whose address a reader or a browser requests as it is. */
const FOLLOWED = new Set(['a', 'area', 'img', 'iframe', 'script']);

/**
 * Lists the external addresses in pages.
 * @param repository address of the repository: its edit and issue links differ on each
 *   page, so it is only checked once; empty if none is configured
 * @returns a page with the link by address without hash, sorted by address
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
