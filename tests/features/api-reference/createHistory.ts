import type { SiteHistory } from '../../../src/features/api-reference/enhance';

/** A history that, like the router's, follows the browser's events. */
export const createHistory = (push: SiteHistory['push'] = jest.fn()): SiteHistory => ({
  push,
  listen: (onChange) => {
    window.addEventListener('popstate', onChange);
    return () => window.removeEventListener('popstate', onChange);
  },
});
