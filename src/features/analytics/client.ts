/** Client module: all that a page carries of analytics where analytics is off. */
import siteConfig from '@generated/docusaurus.config';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type { ClientModule } from '@docusaurus/types';
import type { SiteConfig } from '../../types/siteConfig';
import { isAnalyticsWanted } from './isAnalyticsWanted';
import type { Analytics } from './startAnalytics';
import { openQueue } from './track';

const site = siteConfig.customFields as unknown as SiteConfig;
let started: Promise<Analytics | undefined> | undefined;

if (ExecutionEnvironment.canUseDOM && isAnalyticsWanted(site, window)) {
  openQueue();
  started = pageLoad()
    .then(() => import('./startAnalytics'))
    .then(({ startAnalytics }) => startAnalytics(site.analyticsId, window))
    .catch(() => undefined); // Its script is blocked or out of reach.
}

/** Measuring waits until the page is there. */
function pageLoad(): Promise<unknown> {
  return document.readyState === 'complete'
    ? Promise.resolve()
    : new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
}

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  location,
  previousLocation,
}) => {
  if (location.pathname === previousLocation?.pathname) return;
  void started?.then((analytics) => analytics?.onPath());
};
