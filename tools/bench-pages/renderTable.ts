import type { Figures } from './figures';

const toKilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);
const toMs = (time: number | undefined): string =>
  time === undefined ? '–' : time.toFixed(0);

/** Column headings with the values of the cells. */
const COLUMNS: Readonly<Record<string, (figures: Figures) => string>> = {
  page: ({ page }) => page,
  site: ({ site }) => site,
  score: ({ scores }) => String(scores.performance),
  a11y: ({ scores }) => String(scores.accessibility),
  practices: ({ scores }) => String(scores['best-practices']),
  seo: ({ scores }) => String(scores.seo),
  'FCP ms': ({ fcp }) => toMs(fcp),
  'LCP ms': ({ lcp }) => toMs(lcp),
  'blocking ms': ({ blocking }) => toMs(blocking),
  shift: ({ shift }) => shift.toFixed(3),
  'click ms': ({ click }) => toMs(click),
  'script kB': ({ bytes }) => toKilobytes(bytes.script),
  'before load': ({ bytes }) => toKilobytes(bytes.scriptBeforeLoad),
  'CSS kB': ({ bytes }) => toKilobytes(bytes.css),
  'before paint': ({ bytes }) => toKilobytes(bytes.beforePaint),
  'all kB': ({ bytes }) => toKilobytes(bytes.all),
};
/** Number of left-aligned text columns. */
const WORDS = 2;

/** Renders all figures as a text table, with a line for each page of each site. */
export function renderTable(all: readonly Figures[]): string {
  const heads = Object.keys(COLUMNS);
  const rows = all.map((figures) => Object.values(COLUMNS).map((read) => read(figures)));
  const widths = heads.map((head, index) =>
    Math.max(head.length, ...rows.map((row) => row[index]!.length)),
  );
  const renderRow = (row: readonly string[]): string =>
    row
      .map((cell, index) =>
        index < WORDS ? cell.padEnd(widths[index]!) : cell.padStart(widths[index]!),
      )
      .join('  ');
  return [heads, ...rows].map(renderRow).join('\n');
}
