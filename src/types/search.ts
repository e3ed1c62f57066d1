import type { ProductFolder } from './page';
import type { Plan } from './plan';

/** What a hit leads to. `guide`: a page or a section of it; `api`: a page or an entry of the reference. */
export const SEARCH_KINDS = ['guide', 'api', 'demo'] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

/** Where a hit shows the words of the query: pairs of start and end (exclusive), in UTF-16 units. */
export type SearchMarks = readonly (readonly [start: number, end: number])[];

export interface SearchText {
  text: string;
  marks: SearchMarks;
}

export interface SearchHit {
  /** Address on this site with its base (`/x/…`, `/zh/x/…`), with an anchor where it leads into a page. */
  url: string;
  kind: SearchKind;
  /** Absent on pages that belong to no product. */
  product?: ProductFolder;
  /** Absent where the Community packages suffice. */
  plan?: Plan;
  /** Title of the page. */
  page: SearchText;
  /** Heading of the section, name of the entry or title of the demo; absent for the page itself. */
  heading?: SearchText;
  /** One line of the text around the first hit, at most about 160 characters. */
  context?: SearchText;
}

export interface SearchQuery {
  /** As typed: any length, any characters. */
  text: string;
  /** Product of the page that the reader is on: its hits are preferred, others are found too. */
  near?: ProductFolder;
  /** Only hits of this product. */
  product?: ProductFolder;
  /** Only hits of this kind. */
  kind?: SearchKind;
  /** At most this many hits. */
  limit: number;
}

export interface SearchAnswer {
  /** The text that the hits answer, as it was asked. */
  query: string;
  /** Best first. */
  hits: readonly SearchHit[];
  /** Where nothing fits: names that are nearest to what was typed, best first. */
  suggestions: readonly string[];
}
