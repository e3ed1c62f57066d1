import type { PageBytes } from './sumBytes';
import type { ReportFigures } from './readReport';

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
