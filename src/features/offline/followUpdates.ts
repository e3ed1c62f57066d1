import { RELOAD_POLL } from '../../config/offline';
import type { WorkerMessage } from '../../types/offline';

type Listening = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;

/** A worker that is on its way. */
export interface ComingWorker extends Listening {
  state: string;
  postMessage: (message: WorkerMessage) => void;
}

export interface WorkerRegistration extends Listening {
  waiting: ComingWorker | null;
  installing: ComingWorker | null;
}

/** The page, as far as the exchange of its worker needs it. */
export interface UpdateEnvironment {
  /** Whether a worker serves this page already. */
  hasController: () => boolean;
  hasFocus: () => boolean;
  /** Reloads the page; decides itself whether that is too soon after the last time. */
  reload: () => void;
  setInterval: (action: () => void, time: number) => unknown;
  clearInterval: (timer: never) => void;
}

/**
 * Sees a new worker through: one that waits is told to go on; one that has taken over reloads
 * the page, once, as soon as the page has the focus. The first worker of all changes nothing:
 * the page that it finds is as new as itself.
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
