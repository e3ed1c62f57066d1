import type { Redirect } from '../../src/config/redirects';

/**
 * Finds addresses that neither have a page nor redirect to one.
 * @param released addresses that must keep working, with a trailing slash
 * @param present addresses of the existing pages, in the same format
 */
export function findLostPaths(
  released: readonly string[],
  present: readonly string[],
  redirects: readonly Redirect[],
): string[] {
  const known = new Set([...present, ...redirects.map(({ from }) => `${from}/`)]);
  return released.filter((address) => !known.has(address));
}
