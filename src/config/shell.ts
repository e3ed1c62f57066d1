/** How long deferred work waits for an idle moment after the page has loaded, in ms. */
export const IDLE_WAIT = 2_000;
/**
 * Maximum time that the site's scripts wait for the page to load and an idle moment, in
 * ms.
 */
export const START_WAIT = 5_000;

/** Timeout for data that a page fetches, in ms. */
export const DATA_TIMEOUT = 30_000;

/** Maximum time between two updates of the table of contents while scrolling, in ms. */
export const SCROLL_SPY_INTERVAL = 166;
/** Where the reader is assumed to read, as a share of the height below the navbar. */
export const READING_LINE = 0.25;

/** Id of the start of the sidebar. */
export const SIDEBAR_ID = 'sidebar';
/** A sidebar with at least this many pages has a filter. */
export const MIN_FILTERED_LINKS = 15;

/** Scroll position, in px, from which the button back to the top is shown. */
export const BACK_TO_TOP_FROM = 300;
/** On small screens, the button disappears after this time without scrolling, in ms. */
export const BACK_TO_TOP_STAY = 2_500;
export const SMALL_SCREEN_QUERY = '(max-width: 996px)';
export const REDUCED_MOTION_QUERY = '(prefers-reduced-motion: reduce)';

/** File of the notifications below `static/`. */
export const NOTIFICATIONS_FILE = 'notifications.json';
/** Path of the page with all news, below the site's base. */
export const WHATS_NEW_PATH = '/whats-new/';
/** Number of notifications that can be unread, newest first. */
export const MAX_NOTIFICATIONS = 4;
/** Key of localStorage for the ids of the notifications that the reader has seen. */
export const SEEN_NOTIFICATIONS_KEY = 'docs-notifications-seen';
