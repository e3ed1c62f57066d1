import { createFilter } from './createFilter';
import { createLayouts } from './createLayouts';
import { createLinks } from './createLinks';
import { revealTarget } from './revealTarget';

/** The parts of the router's history that are used here. */
export interface SiteHistory {
  push: (path: string) => void;
  /** Calls a function after each change of the address; returns one that stops it. */
  listen: (onChange: () => void) => () => void;
}

/**
 * Makes the tables interactive: filter, layouts, links. Loaded after the page.
 * @param root contains the server-rendered HTML
 * @returns a function that removes all listeners
 */
export function enhance(root: HTMLElement, history: SiteHistory): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const filter = createFilter(root, signal);
  createLayouts(root, signal);
  createLinks(root, { navigate: history.push, signal, announce: filter.announce });
  const { pathname } = window.location;
  const follow = () => {
    // Another page may be loading, and its address be shown already.
    if (window.location.pathname !== pathname) return;
    filter.follow();
    revealTarget(root, window.location.hash);
  };
  signal.addEventListener('abort', history.listen(follow));
  // After a link on the page, the browser scrolls later than the router listens.
  window.addEventListener('hashchange', follow, { signal });
  follow();
  root.dataset.api = 'ready';
  return () => stop.abort();
}
