import siteConfig from '@generated/docusaurus.config';
import type { SiteConfig } from '../../types/siteConfig';
import { isWorkerWanted } from './isWorkerWanted';

/** Whether pages can be kept here at all; in the browser only. */
export const isOfflineSupported = (): boolean =>
  'caches' in window &&
  isWorkerWanted(siteConfig.customFields as unknown as SiteConfig, window);
