/**
 * Prefetches the next page's scripts when a reader is about to go there (on hover, which
 * Docusaurus handles itself, on keyboard focus, or at the end of the page) and not for
 * every visible link: on long pages that costs more than the page itself.
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
  // Docusaurus adds its object to the window after the client modules have run.
  queueMicrotask(() => {
    const { preload } = window.docusaurus;
    window.docusaurus = {
      prefetch: () => false,
      // The reader has not requested it: after a failure, a click tries again.
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
