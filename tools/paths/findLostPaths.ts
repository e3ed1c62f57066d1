import type { Redirect } from '../../src/config/redirects';

/**
 * The addresses that neither have a page nor lead to one.
 * @param released addresses that were promised, with a slash at the end
 * @param present addresses of the pages that exist, written the same way
 */
export function findLostPaths(
  released: readonly string[],
  present: readonly string[],
  redirects: readonly Redirect[],
): string[] {
  const known = new Set([...present, ...redirects.map(({ from }) => `${from}/`)]);
  return released.filter((address) => !known.has(address));
}
