import { PAGE_TYPES, toAddress } from '../budgets/pageTypes';
import { type Site, type Target } from './figures';

/** The page that all sites have. */
const SHARED = 'text';

/**
 * Lists all pages to measure, grouped by type.
 * @param pages names of the page types
 * @param origins origin of each site
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
