import type { PublishedSite } from './openSite';

/** Files of the API reference, which are only published with the English site. */
export const API_INDEX_PATH = '/x/api/index.json';
export const EVENTS_PATH = '/x/api/data-grid/events.json';
export const SELECTORS_PATH = '/x/api/data-grid/selectors.json';
/** Path of the reference pages, relative to the base of a language. */
export const API_PATH = 'api/';

/**
 * The last parsed files, because assistants request them repeatedly, and lists are
 * megabytes in size.
 */
const parsed = new WeakMap<
  PublishedSite,
  Map<string, { text: string; value: unknown }>
>();

/**
 * Reads a published file that every site has.
 * @throws Error if it is missing or not valid JSON
 */
export async function readJson<T>(site: PublishedSite, pathname: string): Promise<T> {
  const text = await site.read(pathname);
  if (text === null)
    throw new Error(
      `${site.name} has no ${pathname}. Build the site again with \`npm run build\`, or give another one: --site https://docs.example.com`,
    );
  const cache = parsed.get(site) ?? new Map<string, { text: string; value: unknown }>();
  parsed.set(site, cache);
  const known = cache.get(pathname);
  if (known?.text === text) return known.value as T;
  try {
    const value = JSON.parse(text) as T;
    cache.set(pathname, { text, value });
    return value;
  } catch (error) {
    throw new Error(
      `${pathname} of ${site.name} is not valid JSON. Build the site again.`,
      {
        cause: error,
      },
    );
  }
}
