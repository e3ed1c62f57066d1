/** How far from the viewport a demo starts to load, in px. */
export const NEAR_VIEWPORT_MARGIN = 160;
/** How long a demo's box keeps the height of its static HTML after going live, in ms. */
export const SETTLE_TIME = 1500;
