/** An advisory that is ignored until a given date. */
export interface AllowedAdvisory {
  /** GitHub id, such as `GHSA-xxxx-xxxx-xxxx`. */
  id: string;
  /** Why it does not affect this project. */
  reason: string;
  /**
   * The last day, such as `2026-12-31`. Afterwards the audit fails, so that it is
   * reviewed again.
   */
  until: string;
}

export const ALLOWED_ADVISORIES: readonly AllowedAdvisory[] = [];
