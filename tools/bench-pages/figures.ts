import type { PageBytes } from './sumBytes';
import type { ReportFigures } from './readReport';

/** Whose page it is; `limit` is the own one without any script. */
export const SITES = ['ours', 'limit', 'stock', 'starlight'] as const;
export type Site = (typeof SITES)[number];

/** A page of a site that is measured. */
export interface Target {
  /** Name of the kind of page. */
  page: string;
  site: Site;
  address: string;
}

/** What was found of a page: medians of all runs. */
export interface Figures extends Omit<ReportFigures, 'faults'> {
  page: string;
  site: Site;
  /** Audits of accessibility, best practices and SEO that fail. */
  faults: string[];
  bytes: PageBytes;
  /** From the click on the next page's link to its heading, in ms; where it was measured. */
  click?: number;
}
