/** The scroll spy of the table of contents. */
export { useScrollSpy } from './createScrollSpy';
