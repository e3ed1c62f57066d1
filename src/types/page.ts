/** Folder of a product below `docs/`, also its name in demo ids and front matter. */
export const PRODUCT_FOLDERS = [
  'data-grid',
  'date-pickers',
  'charts',
  'tree-view',
] as const;
export type ProductFolder = (typeof PRODUCT_FOLDERS)[number];
