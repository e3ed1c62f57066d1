import { PAGE_TYPES, toAddress } from '../budgets/pageTypes';
import { type Site, type Target } from './figures';

/** The page that all sites have. */
const SHARED = 'text';

/**
 * All pages to measure, those of one kind beside each other.
 * @param pages names of the kinds
 * @param origins where each site is served
 */
export const listTargets = (
  pages: readonly string[],
  origins: Readonly<Record<Site, string>>,
): Target[] =>
  PAGE_TYPES.filter(({ name }) => pages.includes(name)).flatMap((type) => {
    const sites: Site[] =
      type.name === SHARED ? ['ours', 'limit', 'stock', 'starlight'] : ['ours', 'limit'];
    return sites.map((site) => ({
      page: type.name,
      site,
      address: origins[site] + toAddress(type),
    }));
  });
