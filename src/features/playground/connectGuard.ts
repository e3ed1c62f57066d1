import { wrap } from 'comlink';
import type { GuardConnection } from './createCodeGuard';
import type { GuardWorker } from './worker/guardWorker';

/** Starts the worker that parses edited code. */
export function connectGuard(): GuardConnection {
  const worker = new Worker(new URL('./worker/guardWorker.ts', import.meta.url));
  const remote = wrap<GuardWorker>(worker);
  const failure = new Promise<never>((_resolve, reject) => {
    worker.addEventListener('error', () =>
      reject(new Error('The worker that parses edited code could not be loaded.')),
    );
  });
  return {
    start: () => Promise.race([remote.start(), failure]),
    guard: (files) => remote.guard(files),
    close: () => worker.terminate(),
  };
}
