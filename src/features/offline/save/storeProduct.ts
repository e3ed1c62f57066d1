import {
  listPathOf,
  SAVE_CONCURRENCY,
  SAVE_HEADER,
  SAVED_AT_HEADER,
} from '../../../config/offline';
import type { OfflineFile, OfflineList } from '../../../types/offline';
import { getSavedPrefix } from '../cacheNames';
import { createContentCheck } from '../createContentCheck';
import { readSaved, removeSaved, type SavedProduct } from './savedProducts';
import { SaveError } from './fetchList';

export interface SaveProgress {
  files: number;
  /** Uncompressed size of the finished files, in bytes. */
  bytes: number;
}

export interface SaveEnvironment {
  caches: CacheStorage;
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  now: () => number;
  /** Free storage, in bytes; undefined if the browser does not report it. */
  getSpace: () => Promise<number | undefined>;
}

const isIntact = createContentCheck({});

/**
 * Saves all files of a product to a separate cache. Files are copied from an earlier save
 * if possible. The list is stored last and marks the cache as complete; only then is the
 * earlier save removed, so that there is always a complete one.
 * @param list the files, as published
 * @param signal cancels; what was fetched so far is removed
 * @throws SaveError if the storage is full or a file cannot be loaded
 * @throws DOMException `AbortError` when cancelled
 */
export async function storeProduct(
  list: OfflineList,
  baseUrl: string,
  environment: SaveEnvironment,
  signal: AbortSignal,
  onProgress: (progress: SaveProgress) => void,
): Promise<void> {
  const { caches } = environment;
  const { product, version, files } = list;
  const previous = await readSaved(caches, baseUrl, product);
  const space = await environment.getSpace();
  if (space !== undefined && space < list.bytes) throw new SaveError('full', product);
  const cacheName = getSavedPrefix(baseUrl, product) + version;
  await removeSaved(caches, baseUrl, product, previous?.cacheName);
  const cache = await caches.open(cacheName);
  const progress: SaveProgress = { files: 0, bytes: 0 };
  // Cancels the other requests when one file fails.
  const stop = new AbortController();
  signal.addEventListener('abort', () => stop.abort());
  if (signal.aborted) stop.abort();
  const queue = [...files];

  const work = async (): Promise<void> => {
    for (let file = queue.shift(); file; file = queue.shift()) {
      stop.signal.throwIfAborted();
      const response =
        (await findPrevious(file, previous, caches)) ??
        (await load(file, environment.fetch, stop.signal));
      await cache.put(file.url, response);
      progress.files += 1;
      progress.bytes += file.bytes;
      onProgress({ ...progress });
    }
  };
  const workers = Array.from({ length: SAVE_CONCURRENCY }, work);
  try {
    await Promise.all(workers);
    stop.signal.throwIfAborted();
    await cache.put(
      baseUrl + listPathOf(product),
      new Response(JSON.stringify(list), {
        headers: {
          'Content-Type': 'application/json',
          [SAVED_AT_HEADER]: String(environment.now()),
        },
      }),
    );
  } catch (error) {
    stop.abort();
    await Promise.allSettled(workers);
    if (cacheName !== previous?.cacheName) await caches.delete(cacheName);
    throw toSaveError(error as Error);
  }
  await removeSaved(caches, baseUrl, product, cacheName);
}

function toSaveError(error: Error): Error {
  if (error instanceof SaveError || error.name === 'AbortError') return error;
  const isFull = error.name === 'QuotaExceededError';
  return new SaveError(isFull ? 'full' : 'unreachable', error.message);
}

/**
 * Finds the same file in the earlier save; if the address contains a hash, it is
 * sufficient.
 */
async function findPrevious(
  { url, revision }: OfflineFile,
  previous: SavedProduct | null,
  caches: CacheStorage,
): Promise<Response | undefined> {
  const known = previous?.list.files.find((file) => file.url === url);
  if (!previous || !known || known.revision !== revision) return undefined;
  const cache = await caches.open(previous.cacheName);
  const cached = await cache.match(url, { ignoreVary: true });
  return cached && (url.endsWith('/') || (await isIntact(url, cached)))
    ? cached
    : undefined;
}

async function load(
  { url, revision }: OfflineFile,
  fetchFile: SaveEnvironment['fetch'],
  signal: AbortSignal,
): Promise<Response> {
  const response = await fetchFile(url, {
    headers: { [SAVE_HEADER]: '1' },
    // A page must be up to date, and need not be in the HTTP cache too.
    cache: revision ? 'no-store' : 'default',
    signal,
  }).catch((error: Error) => {
    throw error.name === 'AbortError' ? error : new SaveError('unreachable', url);
  });
  if (!response.ok || response.redirected) {
    throw new SaveError('unreachable', `${url}: ${response.status}`);
  }
  if (!url.endsWith('/') && !(await isIntact(url, response))) {
    throw new SaveError('unreachable', `${url}: ${response.headers.get('content-type')}`);
  }
  return response;
}
