/** Loaded after the page, where it works offline: registers the worker and follows it. */
import { UPDATE_INTERVAL, WORKER_FILE } from '../../config/offline';
import { createReloader } from './createReloader';
import { createVisitReporter } from './createVisitReporter';
import { followUpdates, type WorkerRegistration } from './followUpdates';

/** The worker that plugin-pwa makes reads its settings from its address. */
const PARAMETERS = JSON.stringify({ offlineMode: true, debug: false });

export interface Worker {
  onVisit: (pathname: string) => void;
}

/** @param baseUrl base of the language; the worker serves what is below it */
export async function startWorker(baseUrl: string): Promise<Worker> {
  const { serviceWorker } = navigator;
  const hadController = serviceWorker.controller !== null;
  const registration = await serviceWorker.register(
    `${baseUrl}${WORKER_FILE}?params=${encodeURIComponent(PARAMETERS)}`,
    { updateViaCache: 'none' },
  );
  followUpdates(registration as unknown as WorkerRegistration, {
    hasController: () => hadController,
    hasFocus: () => document.hasFocus(),
    reload: createReloader({
      getStorage: () => window.sessionStorage,
      getEvents: () => window,
      now: Date.now,
      announce: (name) => window.dispatchEvent(new Event(name)),
      reload: () => window.location.reload(),
    }),
    setInterval: (action, time) => window.setInterval(action, time),
    clearInterval: (timer) => window.clearInterval(timer),
  });
  checkNowAndThen(registration);
  // For tools: from here on the page follows its worker.
  document.documentElement.dataset.offlineWorker = 'ready';

  const report = createVisitReporter({
    getWorker: () => registration.active,
    listLoaded: () => performance.getEntriesByType('resource').map(({ name }) => name),
    origin: window.location.origin,
    savesData: 'connection' in navigator && isSavingData(navigator.connection),
  });
  // The page that is open while the first worker comes was loaded without it.
  if (!hadController) {
    await serviceWorker.ready;
    report(window.location.pathname, true);
  }
  return { onVisit: (pathname) => report(pathname, false) };
}

const isSavingData = (connection: unknown): boolean =>
  (connection as { saveData?: boolean } | null)?.saveData === true;

/** Browsers look for a new worker when a page loads; readers keep pages open for days. */
function checkNowAndThen(registration: ServiceWorkerRegistration): void {
  let last = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible') return;
    if (Date.now() - last < UPDATE_INTERVAL) return;
    last = Date.now();
    registration.update().catch(() => undefined); // Offline; there will be another time.
  });
}
