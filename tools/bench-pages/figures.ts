import { PAGE_TYPES, toAddress } from '../budgets/pageTypes';
import type { ReportFigures } from './readReport';
import type { PageBytes } from './sumBytes';

/** The compared sites; `limit` is this site without any script. */
export const SITES = ['ours', 'limit', 'stock', 'starlight'] as const;
export type Site = (typeof SITES)[number];

/** A page of a site to measure. */
export interface Target {
  /** Name of the page type. */
  page: string;
  site: Site;
  address: string;
}

/** Results for a page: medians of all runs. */
export interface Figures extends Omit<ReportFigures, 'faults'> {
  page: string;
  site: Site;
  /** Failing audits of accessibility, best practices and SEO. */
  faults: string[];
  bytes: PageBytes;
  /**
   * Time from a click on the link to the next page until its heading is painted, in ms,
   * if measured.
   */
  click?: number;
}

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
