import { PAGE_VIEW_DELAY } from '../../config/analytics';
import { getProductInfoFromUrl } from '../../lib/getProductInfoFromUrl';
import type { PageView } from './events';

export interface PageViewEnvironment {
  document: Pick<Document, 'title'>;
  location: Pick<Location, 'href' | 'pathname'>;
}

/**
 * Reports a page view once the title is set. A path that is left before that does not
 * count.
 * @returns a function to call after each change of the path
 */
export function createPageViews(
  env: PageViewEnvironment,
  onPageView: (view: PageView) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      onPageView({
        title: env.document.title,
        location: env.location.href,
        ...getProductInfoFromUrl(env.location.pathname),
      });
    }, PAGE_VIEW_DELAY);
  };
}
