/** How far from the viewport a demo starts to load, in px. */
export const NEAR_VIEWPORT_MARGIN = 160;
/**
 * How long the page must have been idle before a visible demo starts automatically, in
 * ms.
 */
export const IDLE_TIME = 250;
/**
 * How long a demo's box preserves the height of its static HTML after going live, in ms.
 */
export const SETTLE_TIME = 1500;
/** Marks the box of a demo that brings its own styles; they apply below it. */
export const DEMO_SCOPE_ATTRIBUTE = 'data-demo-styles';
/** Element that Docusaurus renders the site into; menus and dialogs are beside it. */
export const SITE_ROOT_ID = '__docusaurus';
/** Keys that go to the next demo and the previous one, with Alt and Shift. */
export const DEMO_KEYS: Readonly<Record<string, 1 | -1>> = { KeyJ: 1, KeyK: -1 };
/** Event on the box of a demo that starts it even if it is off screen, for printing. */
export const WAKE_EVENT = 'atlas:wake';
/** How long printing waits for the demos of the page, in ms. */
export const PRINT_LIMIT = 10_000;
