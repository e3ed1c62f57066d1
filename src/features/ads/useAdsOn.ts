import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { SiteConfig } from '../../types/siteConfig';
import { areAdsOn } from './areAdsOn';

/** Whether there are ad slots; see `areAdsOn`. */
export function useAdsOn(disabled: boolean): boolean {
  const { customFields } = useDocusaurusContext().siteConfig;
  const { ads } = customFields as unknown as SiteConfig;
  return areAdsOn(ads, process.env.NODE_ENV === 'production', disabled);
}
