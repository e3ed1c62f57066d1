import { RELOAD_POLL } from '../../config/offline';
import type { WorkerMessage } from '../../types/offline';

type Listening = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;

/** A worker that is being installed. */
export interface ComingWorker extends Listening {
  state: string;
  postMessage: (message: WorkerMessage) => void;
}

export interface WorkerRegistration extends Listening {
  waiting: ComingWorker | null;
  installing: ComingWorker | null;
}

/** The browser APIs that are needed to replace the worker. */
export interface UpdateEnvironment {
  /** Whether a worker already controls this page. */
  hasController: () => boolean;
  hasFocus: () => boolean;
  /** Reloads the page, unless the last automatic reload was too recent. */
  reload: () => void;
  setInterval: (action: () => void, time: number) => unknown;
  clearInterval: (timer: never) => void;
}

/**
 * Manages updates of the worker: a waiting worker is told to skip waiting; one that takes
 * control reloads the page, once, as soon as the page has the focus. The very first
 * worker changes nothing, because the page is up to date.
 */
export function followUpdates(
  registration: WorkerRegistration,
  environment: UpdateEnvironment,
): void {
  if (!environment.hasController()) return;
  let isReloading = false;
  let watched: ComingWorker | null = null;

  const reloadWhenFocused = (): void => {
    if (isReloading) return;
    isReloading = true;
    const timer = environment.setInterval(() => {
      if (!environment.hasFocus()) return;
      environment.clearInterval(timer as never);
      environment.reload();
    }, RELOAD_POLL);
  };

  const watch = (): void => {
    const worker = registration.installing;
    if (!worker || worker === watched) return;
    watched = worker;
    worker.addEventListener('statechange', () => {
      if (worker.state === 'installed') registration.waiting?.postMessage('skipWaiting');
      if (worker.state === 'activated') reloadWhenFocused();
    });
  };

  registration.addEventListener('updatefound', watch);
  if (registration.waiting) registration.waiting.postMessage('skipWaiting');
  else watch();
}
