/** Files of the API reference; they are published with the English site alone. */
export const API_INDEX_PATH = '/x/api/index.json';
export const EVENTS_PATH = '/x/api/data-grid/events.json';
export const SELECTORS_PATH = '/x/api/data-grid/selectors.json';
/** Where pages of the reference are, below the base of a language. */
export const API_PATH = 'api/';
