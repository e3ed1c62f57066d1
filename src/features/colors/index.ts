/**
 * The palette editor on the Colors page. The server renders the palette as a table; the
 * browser leaves it untouched until the editor, whose script only this page loads,
 * replaces it. The components of the preview are loaded separately.
 */
export { ColorEditor } from './ColorEditor';
