/** An address that moved. */
export interface Redirect {
  /** Without slashes at the ends: `react-charts/quickstart`. */
  from: string;
  /** The page that answers now, written the same way; `#section` may follow. */
  to: string;
  /** Since when, as `2026-11-22`. */
  since: string;
}
