import { PAGE_VIEW_DELAY } from '../../config/analytics';
import { getProductInfoFromUrl } from '../../lib/getProductInfoFromUrl';
import type { PageView } from './events';

export type PageViewEnvironment = Pick<Window, 'clearTimeout'> & {
  document: Pick<Document, 'title'>;
  location: Pick<Location, 'href' | 'pathname'>;
  setTimeout: (action: () => void, ms: number) => number;
};

/**
 * Tells of a page once its title is set. A path that is left before that was never seen.
 * @returns a function to call after each change of the path
 */
export function createPageViews(
  env: PageViewEnvironment,
  onPageView: (view: PageView) => void,
): () => void {
  let timer: number | undefined;
  return () => {
    env.clearTimeout(timer);
    timer = env.setTimeout(() => {
      onPageView({
        title: env.document.title,
        location: env.location.href,
        ...getProductInfoFromUrl(env.location.pathname),
      });
    }, PAGE_VIEW_DELAY);
  };
}
