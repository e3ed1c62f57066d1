import siteConfig from '@generated/docusaurus.config';
import type { SiteConfig } from '../../types/siteConfig';
import { isWorkerEnabled } from './isWorkerEnabled';

/** Whether pages can be cached here; browser only. */
export const isOfflineSupported = (): boolean =>
  'caches' in window &&
  isWorkerEnabled(siteConfig.customFields as unknown as SiteConfig, window);
