/**
 * The path of a page below the base of its site, of the path that all versions share:
 * `/x/react-charts/bars` is `/react-charts/bars`, wherever a version lies.
 */
export const dropBase = (pathname: string): string =>
  pathname.replace(/^\/x(?=\/|$)/, '');
