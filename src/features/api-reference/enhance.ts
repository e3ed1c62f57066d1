import { createFilter } from './createFilter';
import { createLayouts } from './createLayouts';
import { createLinks } from './createLinks';
import { revealTarget } from './revealTarget';

/**
 * Brings the tables to life: filter, layouts, links. Loaded after the page.
 * @param root holds the HTML of the server
 * @param navigate goes to a page of the site without loading it anew
 * @returns a function that takes all listeners off
 */
export function enhance(root: HTMLElement, navigate: (path: string) => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const filter = createFilter(root, signal);
  createLayouts(root, signal);
  createLinks(root, { navigate, signal, announce: filter.announce });
  const reveal = () => {
    const target = revealTarget(root, window.location.hash);
    // A row that the filter hides has to come back with its section.
    if (target?.closest('[hidden]')) {
      filter.clear();
      target.scrollIntoView();
    }
  };
  window.addEventListener('hashchange', reveal, { signal });
  if (window.location.hash) reveal();
  root.dataset.api = 'ready';
  return () => stop.abort();
}
