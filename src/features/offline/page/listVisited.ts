import { APP_PATH } from '../../../config/offline';
import { SITE_NAME } from '../../../config/site';
import { getCacheName } from '../cacheNames';

export interface CachedPage {
  url: string;
  title: string;
}

/**
 * The visited pages in the cache, sorted by title.
 * @param baseUrl base of the language
 */
export async function listVisited(
  caches: CacheStorage,
  baseUrl: string,
): Promise<CachedPage[]> {
  const cache = await caches.open(getCacheName(baseUrl, 'pages'));
  const pages = await Promise.all(
    (await cache.matchAll()).map(async (response) => ({
      url: new URL(response.url).pathname,
      title: readTitle(await response.text()),
    })),
  );
  return pages
    .filter(({ url, title }) => title !== '' && url !== baseUrl + APP_PATH)
    .sort((one, other) => one.title.localeCompare(other.title));
}

/** The title in a page's head, without the site's name. */
export function readTitle(html: string): string {
  const [, title = ''] = /<title[^>]*>([^<]*)<\/title>/i.exec(html) ?? [];
  const text = new DOMParser().parseFromString(title, 'text/html').documentElement
    .textContent;
  return (text ?? '').replace(` | ${SITE_NAME}`, '').trim();
}
