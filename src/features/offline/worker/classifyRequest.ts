import { LISTS_PATH, SAVE_HEADER, WORKER_FILE } from '../../../config/offline';
import { FRAME_PATH } from '../../../config/playground';
import type { CacheKind } from '../cacheNames';

export type RequestFacts = Pick<Request, 'url' | 'method' | 'mode' | 'destination'> & {
  headers: Pick<Headers, 'has'>;
};

/** Paths below the scope that the worker does not handle. */
const UNTOUCHED = [WORKER_FILE, LISTS_PATH, FRAME_PATH.replace(/^\//, '')];
/** Files whose names hold a hash of their content. */
const HASHED = /^assets\//;
/**
 * Pages as Markdown and lists of pages: they are not documents, though a reader may open
 * them.
 */
const MACHINE_FILES = /\.(?:md|txt|xml)$/;
const CACHED_FILES = /^(?:fonts|img)\/|\.json$/;

/**
 * Returns the cache that a request belongs to.
 * @param scope address of the site in this language, such as
 *   `https://docs.example.com/x/`
 * @param blocked prefixes of addresses that are never cached: ads, on any host
 * @returns undefined for requests that the worker does not handle: other sites and
 *   trackers, methods other than GET, frames, and requests that save a product
 */
export function classifyRequest(
  { url, method, mode, destination, headers }: RequestFacts,
  scope: string,
  blocked: string[],
): CacheKind | undefined {
  if (method !== 'GET' || !url.startsWith(scope) || headers.has(SAVE_HEADER)) {
    return undefined;
  }
  if (blocked.some((address) => address !== '' && url.startsWith(address))) {
    return undefined;
  }
  const path = url.slice(scope.length).replace(/[?#][^]*$/, '');
  if (UNTOUCHED.some((each) => path.startsWith(each))) return undefined;
  if (MACHINE_FILES.test(path)) return undefined;
  if (mode === 'navigate') return destination === 'document' ? 'pages' : undefined;
  if (HASHED.test(path)) return 'assets';
  if (CACHED_FILES.test(path)) return 'files';
  return undefined;
}
