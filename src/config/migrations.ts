/**
 * The majors with guides to the next one, newest first: `migration-charts-v7` leads from 7
 * to 8. `npm run version:upgrade` adds one.
 */
export const GUIDED_MAJORS = [7, 6] as const;

/** Products with a guide for each of these majors, as in the names of the pages. */
export const GUIDED_PRODUCTS = ['data-grid', 'pickers', 'tree-view', 'charts'] as const;

export type GuidedProduct = (typeof GUIDED_PRODUCTS)[number];

/** The page that leads from a major to the next: `migration/migration-charts-v7`. */
export const getMigrationGuide = (
  product: GuidedProduct,
  from: number = GUIDED_MAJORS[0],
): string => `migration/migration-${product}-v${from}`;
