/** The licenses of all bundled packages, as files below the base of each language. */
export const LICENSES_TEXT = 'licenses.txt';
export const LICENSES_DATA = 'licenses.json';
