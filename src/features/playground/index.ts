/**
 * Live editing and the playground. All of it loads on demand: this public API consists of
 * two imports, and nothing else may be added to it, because it is in the script of every
 * page.
 */

/** Loads the editor that replaces a demo's code; see `src/types/playground`. */
export const loadLiveEditor = () => import('./LiveEditor');

/** Loads the content of the playground page. */
export const loadPlayground = () => import('./Playground');
