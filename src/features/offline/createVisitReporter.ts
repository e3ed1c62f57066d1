import type { WorkerMessage } from '../../types/offline';

export interface VisitEnvironment {
  /**
   * The worker that caches the reported addresses; undefined before the first one is
   * active.
   */
  getWorker: () => { postMessage: (message: WorkerMessage) => void } | null | undefined;
  /** Returns the addresses of everything that the page has loaded so far. */
  listLoaded: () => string[];
  origin: string;
  /** Whether the reader prefers reduced data usage. */
  savesData: boolean;
}

/**
 * Reports visited pages to the worker: after a client-side navigation a page is never
 * requested as HTML, and the first page was loaded without a worker.
 */
export function createVisitReporter(environment: VisitEnvironment) {
  const { getWorker, listLoaded, origin, savesData } = environment;
  const reported = new Set<string>();

  /** @param isFirst true for the page that was open before there was a worker */
  return (pathname: string, isFirst: boolean): void => {
    const page = origin + pathname;
    const worker = getWorker();
    if (!worker || savesData || reported.has(page)) return;
    reported.add(page);
    const urls = isFirst ? listLoaded().filter((url) => url.startsWith(origin)) : [];
    worker.postMessage({ type: 'keep', urls: [page, ...urls] });
  };
}
