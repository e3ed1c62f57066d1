import type { ApiEvents, ApiPage } from '../../../src/types/api';

/** The reference entries about the subject of a guide, as excerpts of whole pages. */
export interface Subject {
  /** Components, then interfaces, each with the members that the guide mentions. */
  parts: ApiPage[];
  /** Events that the guide mentions; null if there are none. */
  events: ApiEvents | null;
}
