import type { ProductFolder } from '../../src/types/page';

/**
 * The input of a reader, and the expected results. The questions were written before the
 * search was tuned: they are only changed when a page moves or its content changes, never
 * to improve a result.
 */
export interface SearchQuestion {
  /** As typed: a fragment, half a sentence, an error message, a misspelled name. */
  ask: string;
  /**
   * Correct addresses, without a language: `/x/react-data-grid/sorting/`. A page matches
   * with any of its sections, demos and entries; an address with an anchor only matches
   * exactly.
   */
  want: string[];
  /** Product of the page from which the search is opened. */
  near?: ProductFolder;
  /** Not used for tuning, and its misses are never listed; only the statistics count. */
  heldOut?: true;
}
