import { wrap } from 'comlink';
import type { FileReport, SourceFile } from './engine/model';
import type { CheckWorker } from './worker/checkWorker';

/** Checks files in a worker, so that the page stays responsive. */
export interface Checker {
  check: (source: SourceFile) => Promise<FileReport>;
  close: () => void;
}

/**
 * Starts the worker.
 * @param urls addresses of the changes of each product
 * @throws Error if it or the changes cannot be loaded
 */
export async function connectChecker(urls: readonly string[]): Promise<Checker> {
  const worker = new Worker(new URL('./worker/checkWorker.ts', import.meta.url));
  const failure = new Promise<never>((_resolve, reject) => {
    worker.addEventListener('error', ({ message }) =>
      reject(new Error(`The worker of the check could not be loaded. ${message ?? ''}`)),
    );
  });
  // There may be no pending request when it fails.
  failure.catch(() => undefined);
  const remote = wrap<CheckWorker>(worker);
  try {
    await Promise.race([remote.load(urls), failure]);
  } catch (error) {
    worker.terminate();
    throw error;
  }
  return {
    check: (source) => Promise.race([remote.check(source), failure]),
    close: () => worker.terminate(),
  };
}
