/** Client module: the only part of analytics in a page's script if analytics is off. */
import siteConfig from '@generated/docusaurus.config';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type { ClientModule } from '@docusaurus/types';
import type { SiteConfig } from '../../types/siteConfig';
import { isAnalyticsEnabled } from './isAnalyticsEnabled';
import type { Analytics } from './startAnalytics';
import { openQueue } from './track';

const site = siteConfig.customFields as unknown as SiteConfig;
let started: Promise<Analytics | undefined> | undefined;

if (ExecutionEnvironment.canUseDOM && isAnalyticsEnabled(site, window)) {
  openQueue();
  started = pageLoad()
    .then(() => import('./startAnalytics'))
    .then(({ startAnalytics }) => startAnalytics(site.analyticsId, window))
    .catch(() => undefined); // Its script is blocked or failed to load.
}

/** Analytics starts after the page has loaded. */
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
