import { listPathOf, LISTS_INDEX, SAVE_HEADER } from '../../../config/offline';
import type { OfflineIndex, OfflineList } from '../../../types/offline';
import type { ProductFolder } from '../../../types/page';

/** Why saving failed: the storage is full, or a file could not be loaded. */
export type SaveProblem = 'full' | 'unreachable';

export class SaveError extends Error {
  readonly problem: SaveProblem;

  constructor(problem: SaveProblem, message: string) {
    super(message);
    this.name = 'SaveError';
    this.problem = problem;
  }
}

const load = async (url: string, signal?: AbortSignal): Promise<unknown> => {
  const response = await fetch(url, {
    headers: { [SAVE_HEADER]: '1' },
    cache: 'no-cache',
    signal,
  }).catch((error: Error) => {
    throw error.name === 'AbortError' ? error : new SaveError('unreachable', url);
  });
  if (!response.ok) throw new SaveError('unreachable', `${url}: ${response.status}`);
  return response.json().catch(() => {
    throw new SaveError('unreachable', `${url} is no JSON`);
  });
};

/** The products that can be saved. */
export const fetchIndex = (baseUrl: string): Promise<OfflineIndex> =>
  load(baseUrl + LISTS_INDEX) as Promise<OfflineIndex>;

/** All files of one product. */
export const fetchList = (
  baseUrl: string,
  product: ProductFolder,
  signal?: AbortSignal,
): Promise<OfflineList> =>
  load(baseUrl + listPathOf(product), signal) as Promise<OfflineList>;
