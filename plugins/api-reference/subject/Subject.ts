import type { ApiEvents, ApiPage } from '../../../src/types/api';

/** What the reference has about the subject of a guide, from whole pages that it leads to. */
export interface Subject {
  /** Components, then interfaces; each with those members that the guide names. */
  parts: ApiPage[];
  /** Events that the guide names; null where it names none. */
  events: ApiEvents | null;
}
