/** An address that moved. */
export interface Redirect {
  /** Below the base of every language, without slashes at the ends: `react-charts/quickstart`. */
  from: string;
  /** Where the page is now, written the same way. */
  to: string;
  /** Since when, as `2026-11-22`. */
  since: string;
}

/**
 * Addresses that lead on to another page, in every language. A page that is moved or taken away
 * gets an entry here, so that links from elsewhere keep working.
 */
export const REDIRECTS: readonly Redirect[] = [
  // What the vendor's own documentation calls these pages.
  { from: 'react-data-grid/quickstart', to: 'react-data-grid/getting-started' },
  { from: 'react-date-pickers/quickstart', to: 'react-date-pickers/getting-started' },
  { from: 'react-charts/quickstart', to: 'react-charts/getting-started' },
  { from: 'react-tree-view/quickstart', to: 'react-tree-view/getting-started' },
].map((redirect) => ({ ...redirect, since: '2026-11-22' }));
