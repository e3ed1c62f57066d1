/** An advisory that does not stop the audit, until its day. */
export interface AllowedAdvisory {
  /** As GitHub names it, such as `GHSA-xxxx-xxxx-xxxx`. */
  id: string;
  /** Why it does no harm here. */
  reason: string;
  /** The last day, as `2026-12-31`. From then on the audit fails and someone looks again. */
  until: string;
}

export const ALLOWED_ADVISORIES: readonly AllowedAdvisory[] = [];
