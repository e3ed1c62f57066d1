/** Files with the licenses of all packages in the scripts, below the base of each language. */
export const LICENSES_TEXT = 'licenses.txt';
export const LICENSES_DATA = 'licenses.json';
