/**
 * The editor of the palette on the Colors page. The server renders the palette as a table; the
 * browser leaves that untouched until the editor, whose script only this page loads, takes its
 * place. The components of its preview come in a script of their own.
 */
export { ColorEditor } from './ColorEditor';
