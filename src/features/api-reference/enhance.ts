import { createFilter } from './createFilter';
import { createLayouts } from './createLayouts';
import { createLinks } from './createLinks';
import { revealTarget } from './revealTarget';

/**
 * Makes the tables interactive: filter, layouts, links. Loaded after the page.
 * @param root contains the server-rendered HTML
 * @param navigate goes to a page of the site by client-side navigation
 * @returns a function that removes all listeners
 */
export function enhance(root: HTMLElement, navigate: (path: string) => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const filter = createFilter(root, signal);
  createLayouts(root, signal);
  createLinks(root, { navigate, signal, announce: filter.announce });
  const reveal = () => {
    const target = revealTarget(root, window.location.hash);
    // A row that the filter hides must reappear with its section.
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
