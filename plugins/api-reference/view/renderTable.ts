import { escapeHtml } from '../../../src/lib/escapeHtml';
import { addAnchor, type ViewContext } from './viewContext';
import { breakName } from './breakName';
import { fill } from './labels';

/** One row: its name, and a cell for each further column. */
export interface Row {
  /** Id without the page's prefix. */
  anchor: string;
  /** What the filter looks at. */
  name: string;
  /** HTML of the first cell; the name as code by default. */
  title?: string;
  /** HTML beside the name. */
  marks?: string;
  cells: string[];
  /** Further attributes of the row, by name without `data-`, for the filters. */
  data?: Readonly<Record<string, string>>;
}

export interface TableOptions {
  /** Which columns there are; CSS gives them their width. */
  kind: string;
  /** Id of the heading that names the table. */
  labelledBy: string;
  heads: string[];
  rows: Row[];
}

/**
 * A table whose rows are grids, so that a browser may leave out those that are out of sight.
 * The roles keep what `display` would take from it:
 * https://developer.mozilla.org/en-US/docs/Web/CSS/display#tables
 */
export function renderTable(
  { kind, labelledBy, heads, rows }: TableOptions,
  context: ViewContext,
): string {
  const columns = heads
    .map((head) => `<th role="columnheader" scope="col">${escapeHtml(head)}</th>`)
    .join('');
  // Cards on phones name their cells by these.
  const names = heads
    .slice(1)
    .map((head, index) => `--api-h${index + 2}:'${head}'`)
    .join(';');
  return `<table class="api-table api-${kind}" role="table" aria-labelledby="${escapeHtml(labelledBy)}" style="${escapeHtml(names)}"><thead role="rowgroup"><tr role="row">${columns}</tr></thead><tbody role="rowgroup">${rows.map((row) => renderRow(row, context)).join('')}</tbody></table>`;
}

function renderRow(
  { anchor, name, title, marks = '', cells, data = {} }: Row,
  context: ViewContext,
) {
  const id = addAnchor(context, anchor);
  const label = escapeHtml(fill(context.labels.linkTo, { name }));
  const link = `<a class="api-link" href="#${id}" aria-label="${label}">#</a>`;
  const shown = title ?? `<code dir="ltr">${breakName(name)}</code>`;
  const rest = cells.map((cell) => `<td role="cell">${cell}</td>`).join('');
  const more = Object.entries(data)
    .map(([key, value]) => ` data-${key}="${escapeHtml(value)}"`)
    .join('');
  return `<tr role="row" id="${id}" data-n="${escapeHtml(name)}"${more}><th role="rowheader" scope="row">${shown}${marks}${link}</th>${rest}</tr>`;
}
