/**
 * The path of a page below its site's base, from the path that all versions share:
 * `/x/react-charts/bars` is `/react-charts/bars`, regardless of the version's folder.
 */
export const dropBase = (pathname: string): string =>
  pathname.replace(/^\/x(?=\/|$)/, '');
