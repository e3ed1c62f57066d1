import { BASE_URLS, type Language } from '../config/languages';

/**
 * The path of a page below its site's base, from the path that all versions share:
 * `/x/react-charts/bars` is `/react-charts/bars`, regardless of the version's folder.
 */
export const dropBase = (pathname: string): string =>
  pathname.replace(/^\/x(?=\/|$)/, '');

/**
 * Path of a page in this build, from the path that all versions share:
 * `/x/react-charts/bars` is `/zh/x/v7/react-charts/bars` in Chinese if version 7 is in a
 * folder.
 */
export const addBase = (pathname: string, language: Language): string =>
  BASE_URLS[language].slice(0, -1) + dropBase(pathname);
