/** Layouts of the tables of the API reference, the default one first. */
export const API_LAYOUTS = ['detailed', 'compact'] as const;
export type ApiLayout = (typeof API_LAYOUTS)[number];

/** Key of localStorage, and the attribute of <html> that the styles follow. */
export const API_LAYOUT_KEY = 'docs-api-layout';
export const API_LAYOUT_ATTRIBUTE = 'data-api-layout';

/** Delay after the last key before the filters are written to the address, in ms. */
export const FILTER_ADDRESS_DELAY = 300;

/**
 * Last segment of the routes that show the API of the components and hooks of a guide.
 */
export const API_TABS = { components: 'components-api', hooks: 'hooks-api' } as const;
export type ApiTab = keyof typeof API_TABS;
