import type { SiteConfig } from '../../types/siteConfig';

/**
 * Whether a place for an ad is there at all. The server and the browser must agree on it.
 * @param mode setting of the deployment
 * @param isProduction whether this is a production build
 * @param disabled what the page or the demo says
 */
export const areAdsOn = (
  mode: SiteConfig['ads'],
  isProduction: boolean,
  disabled: boolean,
): boolean => !disabled && (mode === 'always' || (mode === 'production' && isProduction));
