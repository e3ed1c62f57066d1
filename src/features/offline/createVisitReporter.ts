import type { WorkerMessage } from '../../types/offline';

export interface VisitEnvironment {
  /** The worker that keeps what it is told; absent until the first one is there. */
  getWorker: () => { postMessage: (message: WorkerMessage) => void } | null | undefined;
  /** Addresses of what the page has loaded so far. */
  listLoaded: () => string[];
  origin: string;
  /** The reader asked for less traffic. */
  savesData: boolean;
}

/**
 * Tells the worker which pages a reader sees: a page reached by a link within the site is
 * never asked for as HTML, and what the first page loaded was loaded without a worker.
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
