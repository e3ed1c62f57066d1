import type { Plan, ProductFolder } from './page';

/**
 * The kind of a hit's target. `guide`: a page or a section of it; `api`: a page or an
 * entry of the reference.
 */
export const SEARCH_KINDS = ['guide', 'api', 'demo'] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

/**
 * Positions of the query's words in a hit: pairs of start and end (exclusive), in UTF-16
 * units.
 */
export type SearchMarks = readonly (readonly [start: number, end: number])[];

export interface SearchText {
  text: string;
  marks: SearchMarks;
}

export interface SearchHit {
  /**
   * Address on this site with its base (`/x/…`, `/zh/x/…`), with an anchor if it leads
   * into a page.
   */
  url: string;
  kind: SearchKind;
  /** Undefined on pages that belong to no product. */
  product?: ProductFolder;
  /** Undefined if the Community packages suffice. */
  plan?: Plan;
  /** Title of the page. */
  page: SearchText;
  /**
   * Heading of the section, name of the entry or title of the demo; undefined for the
   * page itself.
   */
  heading?: SearchText;
  /** One line of text around the first match, about 160 characters at most. */
  context?: SearchText;
}

export interface SearchQuery {
  /** As typed: any length, any characters. */
  text: string;
  /** Product of the current page: its hits are preferred, but others are found too. */
  near?: ProductFolder;
  /** Only hits of this product. */
  product?: ProductFolder;
  /** Only hits of this kind. */
  kind?: SearchKind;
  /** At most this many hits. */
  limit: number;
  /** Whether to wait until the texts of the pages have loaded. */
  waits?: boolean;
}

export interface SearchAnswer {
  /** The query of the answer, unchanged. */
  query: string;
  /** Best first. */
  hits: readonly SearchHit[];
  /** If there are no hits: similar names, best first. */
  suggestions: readonly string[];
  /** The texts of the pages are still loading: with them, there may be better hits. */
  isEarly?: boolean;
}
