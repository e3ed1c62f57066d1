import { BASE_URLS, type Language } from '../config/languages';
import { dropBase } from './dropBase';

/**
 * Path of a page in this build, from the path that all versions share:
 * `/x/react-charts/bars` is `/zh/x/v7/react-charts/bars` in Chinese if version 7 is in a
 * folder.
 */
export const addBase = (pathname: string, language: Language): string =>
  BASE_URLS[language].slice(0, -1) + dropBase(pathname);
