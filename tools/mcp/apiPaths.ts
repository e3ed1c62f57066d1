/** Files of the API reference, which are only published with the English site. */
export const API_INDEX_PATH = '/x/api/index.json';
export const EVENTS_PATH = '/x/api/data-grid/events.json';
export const SELECTORS_PATH = '/x/api/data-grid/selectors.json';
/** Path of the reference pages, relative to the base of a language. */
export const API_PATH = 'api/';
