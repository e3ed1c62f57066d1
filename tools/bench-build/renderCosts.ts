import type { BuildCost } from './measureBuild';

/** Costs of a site's builds: cold, and again after a sentence was changed. */
export interface SiteCosts {
  cold: BuildCost;
  again: BuildCost;
}

/** One measurement. */
export interface SizeCosts {
  /** Number of pages of each site. */
  pages: number;
  ours: SiteCosts;
  stock: SiteCosts;
  /** Initial transfer of a text page of this site, in bytes after brotli. */
  page: number;
}

const HEADS = [
  'pages',
  'site',
  'cold s',
  'again s',
  'again/cold',
  'GB',
  'cold/stock',
  'GB/stock',
  'page kB',
];
const WIDTHS = HEADS.map((head) => Math.max(head.length, 6));

const renderRow = (cells: readonly string[]): string =>
  cells.map((cell, index) => cell.padStart(WIDTHS[index]!)).join('  ');

const renderSite = (
  pages: number,
  name: string,
  { cold, again }: SiteCosts,
  stock: BuildCost,
  page?: number,
) =>
  renderRow([
    String(pages),
    name,
    cold.seconds.toFixed(0),
    again.seconds.toFixed(0),
    (again.seconds / cold.seconds).toFixed(2),
    (cold.memory / 1e9).toFixed(1),
    (cold.seconds / stock.seconds).toFixed(2),
    (cold.memory / stock.memory).toFixed(2),
    page === undefined ? '–' : (page / 1e3).toFixed(1),
  ]);

/** Renders all measurements as a text table, with two lines each. */
export const renderCosts = (all: readonly SizeCosts[]): string =>
  [
    renderRow(HEADS),
    ...all.flatMap(({ pages, ours, stock, page }) => [
      renderSite(pages, 'ours', ours, stock.cold, page),
      renderSite(pages, 'stock', stock, stock.cold),
    ]),
  ].join('\n');
