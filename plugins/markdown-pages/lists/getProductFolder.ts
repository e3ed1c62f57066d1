import { BASE_URLS, DEFAULT_LANGUAGE } from '../../../src/config/languages';
import { getPathnameOfDoc } from '../../../src/lib/getPathnameOfDoc';
import type { ProductFolder } from '../../../src/types/page';

/** Where a product's pages are below the base of a language: `react-charts/`. */
export const getProductFolder = (product: ProductFolder): string =>
  `${getPathnameOfDoc(`${product}/overview/overview`).slice(BASE_URLS[DEFAULT_LANGUAGE].length)}/`;
