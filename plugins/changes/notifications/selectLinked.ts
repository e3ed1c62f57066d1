import { isOlderVersion } from '../../../content/versions/isOlderVersion';

interface Linked {
  id: string;
  /** A page of the site, relative to its base, or an external address. */
  href?: string;
}

/** The pages of a build, as passed to Docusaurus's `postBuild`. */
interface Built {
  baseUrl: string;
  routesPaths: readonly string[];
}

/**
 * Checks that entries link to existing pages. In an older version, which has fewer pages,
 * entries with broken links are dropped.
 * @param source of the entries, for the message
 * @throws Error with the first entry of the current version that links to a missing
 *   page
 */
export function selectLinked<T extends Linked>(
  entries: readonly T[],
  { baseUrl, routesPaths }: Built,
  source: string,
): T[] {
  const leadsToPage = ({ href }: Linked): boolean =>
    !href?.startsWith('/') ||
    routesPaths.includes((baseUrl + href.slice(1)).replace(/#.*$/, ''));
  const lost = entries.find((entry) => !leadsToPage(entry));
  if (lost && !isOlderVersion())
    throw new Error(
      `${source}: "${lost.id}" leads to ${lost.href}, and there is no such page.`,
    );
  return entries.filter(leadsToPage);
}
