/**
 * Loaded after the page, if offline support is enabled: registers the worker and follows
 * its updates.
 */
import { UPDATE_INTERVAL, WORKER_FILE } from '../../config/offline';
import { BASE_URLS } from '../../config/languages';
import { reloadPage } from '../../components/reloadPage';
import { createVisitReporter } from './createVisitReporter';
import { followUpdates, type WorkerRegistration } from './followUpdates';

/** The worker built by plugin-pwa reads its settings from its address. */
const PARAMETERS = JSON.stringify({ offlineMode: true, debug: false });

export interface Worker {
  onVisit: (pathname: string) => void;
}

/** @param baseUrl base of the language, which is the worker's scope */
export async function startWorker(baseUrl: string): Promise<Worker> {
  const { serviceWorker } = navigator;
  const hadController = serviceWorker.controller !== null;
  const registration = await register(baseUrl);
  followUpdates(registration as unknown as WorkerRegistration, {
    hasController: () => hadController,
    hasFocus: () => document.hasFocus(),
    reload: reloadPage,
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
    savesData: isSavingData(),
  });
  // The current page was loaded without the first worker.
  if (!hadController) {
    await serviceWorker.ready;
    report(window.location.pathname, true);
  }
  if (!isSavingData()) void registerOthers(baseUrl);
  return { onVisit: (pathname) => report(pathname, false) };
}

const register = (baseUrl: string): Promise<ServiceWorkerRegistration> =>
  navigator.serviceWorker.register(
    `${baseUrl}${WORKER_FILE}?params=${encodeURIComponent(PARAMETERS)}`,
    { updateViaCache: 'none' },
  );

/**
 * Each language has a separate worker. Without one, a language that the reader has never
 * opened would show the browser's error page offline, so the other languages' workers are
 * registered too, once this one is active.
 */
async function registerOthers(baseUrl: string): Promise<void> {
  await navigator.serviceWorker.ready;
  const others = Object.values(BASE_URLS).filter((each) => each !== baseUrl);
  // A language may be unreachable or published elsewhere; the page needs none of them.
  await Promise.allSettled(others.map(register));
}

function isSavingData(): boolean {
  if (!('connection' in navigator)) return false;
  return (navigator.connection as { saveData?: boolean } | null)?.saveData === true;
}

/**
 * Browsers check for a new worker when a page loads, but readers keep pages open for
 * days.
 */
function checkNowAndThen(registration: ServiceWorkerRegistration): void {
  let last = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible') return;
    if (Date.now() - last < UPDATE_INTERVAL) return;
    last = Date.now();
    registration.update().catch(() => undefined); // Offline: the next check tries again.
  });
}
