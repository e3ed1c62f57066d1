/** Client module: all that a page carries of working offline until it has loaded. */
import siteConfig from '@generated/docusaurus.config';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type { ClientModule } from '@docusaurus/types';
import { IDLE_TIMEOUT } from '../../config/offline';
import type { SiteConfig } from '../../types/siteConfig';
import { isWorkerWanted } from './isWorkerWanted';
import type { Worker } from './startWorker';
import { watchForDamage } from './watchForDamage';

const site = siteConfig.customFields as unknown as SiteConfig;
let started: Promise<Worker | undefined> | undefined;

if (ExecutionEnvironment.canUseDOM && isWorkerWanted(site, window)) {
  watchForDamage(window);
  started = idleAfterLoad()
    .then(() => import('./startWorker'))
    .then(({ startWorker }) => startWorker(siteConfig.baseUrl))
    .catch(() => undefined); // Workers are blocked, or the script is out of reach.
}

async function idleAfterLoad(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => window.addEventListener('load', resolve));
  }
  const timeout = IDLE_TIMEOUT;
  // Safari has no idle callback.
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
