import { isOlderVersion } from '../../../content/versions/isOlderVersion';

interface Linked {
  id: string;
  /** A page of the site, from its base on, or an address elsewhere. */
  href?: string;
}

/** The pages of a build, as Docusaurus knows them when it is over. */
interface Built {
  baseUrl: string;
  routesPaths: readonly string[];
}

/**
 * Holds entries to the pages that they lead to. In an older version, whose pages are fewer,
 * those that lead nowhere are left out.
 * @param source of the entries, for the message
 * @throws Error naming the first entry of the current version that leads to no page
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
