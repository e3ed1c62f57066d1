const PREFIX = 'api-';

/** The sidebar of a product's API pages: `api-charts`. */
export const getApiSidebarName = (product: string): string => PREFIX + product;

/** The inverse; undefined for other sidebars. */
export const getApiSidebarProduct = (sidebar: string | undefined): string | undefined =>
  sidebar?.startsWith(PREFIX) ? sidebar.slice(PREFIX.length) : undefined;
