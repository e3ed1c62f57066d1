/**
 * Live editing and the playground. All of it loads on demand: this door holds two imports,
 * and nothing else may be added to it, since every page has it in its script.
 */

/** Loads the editor that takes the place of a demo's code; see `src/types/liveEditor`. */
export const loadLiveEditor = () => import('./LiveEditor');

/** Loads the content of the playground page. */
export const loadPlayground = () => import('./Playground');
