/** How far from the viewport a demo starts to load, in px. */
export const NEAR_VIEWPORT_MARGIN = 160;
/** How long the page must have been quiet before a demo in sight starts by itself, in ms. */
export const QUIET_TIME = 250;
/** How long a demo's box keeps the height of its static HTML after going live, in ms. */
export const SETTLE_TIME = 1500;
/** Marks the box of a demo that brings its own styles; they apply below it. */
export const DEMO_SCOPE_ATTRIBUTE = 'data-demo-styles';
/** Element that Docusaurus renders the site into; menus and dialogs are beside it. */
export const SITE_ROOT_ID = '__docusaurus';
/** Keys that lead, with Alt and Shift, to the next demo and the one before. */
export const DEMO_KEYS: Readonly<Record<string, 1 | -1>> = { KeyJ: 1, KeyK: -1 };
/** The same for assistive tools. */
export const DEMO_KEY_SHORTCUTS = 'Alt+Shift+J Alt+Shift+K';
/** Event on the box of a demo that starts it, wherever it is: before the page is printed. */
export const WAKE_EVENT = 'atlas:wake';
/** How long printing waits for the demos of the page to start, in ms. */
export const PRINT_LIMIT = 10_000;
