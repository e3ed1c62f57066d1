import type { ProductFolder } from '../../src/types/page';

/**
 * What a reader types, and where the answer is. The questions were written before the search
 * was tuned: they are changed when a page moves or says something else, never to suit a result.
 */
export interface SearchQuestion {
  /** As typed: a fragment, a half sentence, an error message, a name with a mistake. */
  ask: string;
  /**
   * Addresses that content the reader, without a language: `/x/react-data-grid/sorting/`.
   * A page is met by itself and by each of its sections, demos and entries; an address with
   * an anchor only by that one.
   */
  want: string[];
  /** Product of the page that the reader asks from. */
  near?: ProductFolder;
  /** Nobody tunes for these, nor reads which of them are missed: only their figures count. */
  heldOut?: true;
}
