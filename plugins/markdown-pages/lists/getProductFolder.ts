import { dropBase } from '../../../src/lib/dropBase';
import { getPathnameOfDoc } from '../../../src/lib/getPathnameOfDoc';
import type { ProductFolder } from '../../../src/types/page';

/** Path of a product's pages, relative to the base of a language: `react-charts/`. */
export const getProductFolder = (product: ProductFolder): string =>
  `${dropBase(getPathnameOfDoc(`${product}/overview/overview`)).slice(1)}/`;
