import { dropBase } from '../../../src/lib/dropBase';
import { getPathnameOfDoc } from '../../../src/lib/getPathnameOfDoc';
import type { ProductFolder } from '../../../src/types/page';

/** Where a product's pages are below the base of a language: `react-charts/`. */
export const getProductFolder = (product: ProductFolder): string =>
  `${dropBase(getPathnameOfDoc(`${product}/overview/overview`)).slice(1)}/`;
