import { escapeHtml } from '../../../src/lib/escapeHtml';
import { addAnchor, type ViewContext } from './viewContext';
import { breakName } from './renderType';
import { fill } from './labels';

/** A row: its name, and a cell for each other column. */
export interface Row {
  /** Id without the prefix of the page. */
  anchor: string;
  /** The text that the filter matches. */
  name: string;
  /** HTML of the first cell; defaults to the name as code. */
  title?: string;
  /** HTML after the name. */
  marks?: string;
  cells: string[];
  /** Additional `data-` attributes of the row for the filters, without the prefix. */
  data?: Readonly<Record<string, string>>;
}

export interface TableOptions {
  /** Identifies the columns; CSS sets their widths. */
  kind: string;
  /** Id of the heading that labels the table. */
  labelledBy: string;
  heads: string[];
  rows: Row[];
}

/** Tables whose last cell, the description, is below the others. */
const STACKED = new Set(['members', 'slots', 'events']);

/**
 * Renders a table whose rows are grids, so that browsers can skip rendering the ones out
 * of view. The roles restore the semantics that `display` would remove:
 * https://developer.mozilla.org/en-US/docs/Web/CSS/display#tables
 */
export function renderTable(
  { kind, labelledBy, heads, rows }: TableOptions,
  context: ViewContext,
): string {
  const columns = heads
    .map((head) => `<th role="columnheader" scope="col">${escapeHtml(head)}</th>`)
    .join('');
  // Column labels of the cells in the card layout on phones.
  const names = heads
    .slice(1)
    .map((head, index) => `--api-h${index + 2}:'${head}'`)
    .join(';');
  const classes = `api-table api-${kind}${STACKED.has(kind) ? ' api-stacked' : ''}`;
  return `<table class="${classes}" role="table" aria-labelledby="${escapeHtml(labelledBy)}" style="${escapeHtml(names)}"><thead role="rowgroup"><tr role="row">${columns}</tr></thead><tbody role="rowgroup">${rows.map((row) => renderRow(row, context)).join('')}</tbody></table>`;
}

function renderRow(
  { anchor, name, title, marks = '', cells, data = {} }: Row,
  context: ViewContext,
) {
  const id = addAnchor(context, anchor);
  const label = escapeHtml(fill(context.labels.linkTo, { name }));
  const link = `<a class="api-link" href="#${id}" aria-label="${label}">#</a>`;
  const shown = title ?? `<code dir="ltr" translate="no">${breakName(name)}</code>`;
  const rest = cells.map((cell) => `<td role="cell">${cell}</td>`).join('');
  const more = Object.entries(data)
    .map(([key, value]) => ` data-${key}="${escapeHtml(value)}"`)
    .join('');
  return `<tr role="row" id="${id}" data-n="${escapeHtml(name)}"${more}><th role="rowheader" scope="row">${shown}${marks}${link}</th>${rest}</tr>`;
}
