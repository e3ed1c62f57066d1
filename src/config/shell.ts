/** How long what can wait is kept waiting for an idle moment after the page's load, in ms. */
export const IDLE_WAIT = 2_000;
/** Longest wait of the site's own scripts for the page's load and an idle moment, in ms. */
export const START_WAIT = 5_000;

/** How long the host may take with data that a page asks for, in ms. */
export const DATA_TIMEOUT = 30_000;

/** Longest time between two looks of the table of contents at the scroll position, in ms. */
export const SCROLL_SPY_INTERVAL = 166;
/** Where the reader is taken to read, as a share of the height below the navbar. */
export const READING_LINE = 0.25;

/** From so many pages on, a sidebar has a filter. */
export const MIN_FILTERED_LINKS = 15;

/** How far down, in px, the way back to the top is offered. */
export const BACK_TO_TOP_FROM = 300;
/** On small screens it leaves the text free again after this time without scrolling, in ms. */
export const BACK_TO_TOP_STAY = 2_500;
export const SMALL_SCREEN_QUERY = '(max-width: 996px)';
export const REDUCED_MOTION_QUERY = '(prefers-reduced-motion: reduce)';

/** File of the notifications below `static/`. */
export const NOTIFICATIONS_FILE = 'notifications.json';
/** How many of them show; the newest. */
export const MAX_NOTIFICATIONS = 4;
/** Key of localStorage for the ids of the notifications that the reader has seen. */
export const SEEN_NOTIFICATIONS_KEY = 'docs-notifications-seen';
