import type { ProductFolder } from '../../../src/types/page';

/** Address of the migration guide of a product from a major. */
export const getGuidePath = (product: ProductFolder, from: number): string =>
  `/x/migration/migration-${product.replace('date-', '')}-v${from}/`;
