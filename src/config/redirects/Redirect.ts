/** A page that moved. */
export interface Redirect {
  /** Without slashes at the ends: `react-charts/quickstart`. */
  from: string;
  /** The target page, in the same notation; `#section` may follow. */
  to: string;
  /** Date of the move, as `2026-11-22`. */
  since: string;
}
