/**
 * Loads the next page's scripts when a reader shows the intent to go there (pointer, which
 * Docusaurus does itself, keyboard focus, or the end of the page in sight) and not for every
 * link in sight: on long pages that costs more than all of the page itself.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { watchNextLink } from './watchNextLink';

const lookForNext = ExecutionEnvironment.canUseDOM
  ? watchNextLink((pathname) => window.docusaurus?.preload(pathname))
  : undefined;

/** Called by Docusaurus after each navigation. */
export function onRouteDidUpdate(): void {
  lookForNext?.();
}

if (ExecutionEnvironment.canUseDOM) {
  // Docusaurus puts its object on the window after the client modules have run.
  queueMicrotask(() => {
    const { preload } = window.docusaurus;
    window.docusaurus = {
      prefetch: () => false,
      // Nobody asked for it: where it fails, the reader's click tries again.
      preload: (path) => {
        const loading = preload(path);
        return loading && loading.catch(() => []);
      },
    };
  });
  document.addEventListener('focusin', ({ target }) => {
    const link = (target as Element).closest?.('a[href]');
    if (!(link instanceof HTMLAnchorElement) || link.origin !== window.location.origin)
      return;
    if (link.pathname !== window.location.pathname)
      window.docusaurus?.preload(link.pathname);
  });
}
