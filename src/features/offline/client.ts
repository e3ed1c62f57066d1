/**
 * Client module: the only part of offline support in a page's script until the page has
 * loaded.
 */
import siteConfig from '@generated/docusaurus.config';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type { ClientModule } from '@docusaurus/types';
import { IDLE_TIMEOUT } from '../../config/offline';
import type { SiteConfig } from '../../types/siteConfig';
import { isWorkerEnabled } from './isWorkerEnabled';
import type { Worker } from './startWorker';
import { evictDamagedFiles } from './evictDamagedFiles';

const site = siteConfig.customFields as unknown as SiteConfig;
let started: Promise<Worker | undefined> | undefined;

// The browser's own cache keeps damaged files where there is no worker, too.
if (ExecutionEnvironment.canUseDOM) evictDamagedFiles(window);
if (ExecutionEnvironment.canUseDOM && isWorkerEnabled(site, window)) {
  started = idleAfterLoad()
    .then(() => import('./startWorker'))
    .then(({ startWorker }) => startWorker(siteConfig.baseUrl))
    .catch(() => undefined); // Workers are blocked, or the script failed to load.
}

async function idleAfterLoad(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => window.addEventListener('load', resolve));
  }
  const timeout = IDLE_TIMEOUT;
  // Safari does not support `requestIdleCallback`.
  await new Promise((resolve) =>
    window.requestIdleCallback
      ? window.requestIdleCallback(resolve, { timeout })
      : setTimeout(resolve, timeout),
  );
}

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  location,
  previousLocation,
}) => {
  if (!previousLocation || location.pathname === previousLocation.pathname) return;
  void started?.then((worker) => worker?.onVisit(location.pathname));
};
