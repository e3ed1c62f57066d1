import useBaseUrl from '@docusaurus/useBaseUrl';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { OfflineSummary } from '../../../types/offline';
import type { ProductFolder } from '../../../types/page';
import { fetchIndex, fetchList, SaveError, type SaveProblem } from './fetchList';
import { readSaved, removeSaved, type SavedProduct } from './savedProducts';
import { storeProduct, type SaveProgress } from './storeProduct';

/**
 * Free storage quota of the site, in bytes; undefined if the browser does not report it.
 */
async function getSpace(): Promise<number | undefined> {
  const { quota, usage = 0 } =
    (await navigator.storage?.estimate?.().catch(() => undefined)) ?? {};
  return quota === undefined ? undefined : quota - usage;
}

export interface SavingState extends SaveProgress {
  totalFiles: number;
  totalBytes: number;
}

export interface SavedProductState {
  /** False until the cache was read. */
  isKnown: boolean;
  saved: SavedProduct | null;
  /** What can be saved now; undefined without a network. */
  offered?: OfflineSummary;
  /** Defined while saving. */
  saving?: SavingState;
  problem?: SaveProblem;
  save: () => Promise<void>;
  cancel: () => void;
  remove: () => Promise<void>;
}

/** The saved and the available state of a product, and functions to change it. */
export function useSavedProduct(product: ProductFolder): SavedProductState {
  const baseUrl = useBaseUrl('/');
  const [saved, setSaved] = useState<SavedProduct | null>();
  const [offered, setOffered] = useState<OfflineSummary>();
  const [saving, setSaving] = useState<SavingState>();
  const [problem, setProblem] = useState<SaveProblem>();
  const controller = useRef<AbortController>(undefined);

  const read = useCallback(
    () => readSaved(caches, baseUrl, product).then(setSaved, () => setSaved(null)), // Blocked.
    [baseUrl, product],
  );
  useEffect(() => {
    void read();
    fetchIndex(baseUrl).then(
      (index) => setOffered(index[product]),
      () => setOffered(undefined),
    );
    return () => controller.current?.abort();
  }, [read, baseUrl, product]);

  const save = async (): Promise<void> => {
    const { signal } = (controller.current = new AbortController());
    setProblem(undefined);
    setSaving({ files: 0, bytes: 0, totalFiles: 0, totalBytes: offered?.bytes ?? 0 });
    // Optional: without it the browser may evict the pages when storage is low.
    navigator.storage?.persist?.().catch(() => undefined);
    try {
      const list = await fetchList(baseUrl, product, signal);
      const total = { totalFiles: list.files.length, totalBytes: list.bytes };
      await storeProduct(
        list,
        baseUrl,
        { caches, fetch: (url, init) => fetch(url, init), now: Date.now, getSpace },
        signal,
        (progress) => setSaving({ ...progress, ...total }),
      );
    } catch (error) {
      if (error instanceof SaveError) setProblem(error.problem);
      else if ((error as Error).name !== 'AbortError') setProblem('unreachable');
    }
    setSaving(undefined);
    await read();
  };

  const remove = async (): Promise<void> => {
    setProblem(undefined);
    // If the browser refuses, the product stays and is still shown as saved.
    await removeSaved(caches, baseUrl, product).catch(() => undefined);
    await read();
  };

  const cancel = (): void => controller.current?.abort();
  return {
    isKnown: saved !== undefined,
    saved: saved ?? null,
    offered,
    saving,
    problem,
    save,
    cancel,
    remove,
  };
}
