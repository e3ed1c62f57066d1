import type { SiteConfig } from '../../types/siteConfig';

/**
 * Whether there are ad slots at all. The server and the browser must agree on it.
 * @param mode setting of the deployment
 * @param isProduction whether this is a production build
 * @param disabled whether the page or the demo opts out
 */
export const areAdsOn = (
  mode: SiteConfig['ads'],
  isProduction: boolean,
  disabled: boolean,
): boolean => !disabled && (mode === 'always' || (mode === 'production' && isProduction));
