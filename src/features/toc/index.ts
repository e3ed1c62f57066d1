/** The table of contents' own life: it marks the section that is being read. */
export { useScrollSpy } from './useScrollSpy';
