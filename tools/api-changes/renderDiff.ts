import type { ApiChange, ProductDiff } from '../../src/types/apiChange';

/** Longest type in a cell; `--json` has the full type. */
const MAX_CELL = 60;

/**
 * Renders the differences of a product as a text table: counts, then one line per change.
 */
export function renderDiff({ product, from, to, changes }: ProductDiff): string {
  const counts = new Map<string, number>();
  for (const { kind, change } of changes) {
    const key = `${kind} ${change}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [
    `${product}: ${from.join(', ')} to ${to.join(', ')}`,
    ...[...counts].map(([what, count]) => `  ${String(count).padStart(4)}  ${what}`),
    '',
    ...renderRows(changes.map(toCells)),
    '',
  ].join('\n');
}

const toCells = ({
  kind,
  change,
  name,
  in: owners,
  from,
  to,
  note,
}: ApiChange): string[] => {
  const step = [from, to].some(Boolean) ? `${cut(from ?? '-')} → ${cut(to ?? '-')}` : '';
  const said = note ? cut(note.replace(/\s+/g, ' ')) : '';
  return [
    kind,
    change,
    name,
    cut(owners.join(', ')),
    [step, said].filter(Boolean).join('; '),
  ];
};

const cut = (text: string): string =>
  text.length > MAX_CELL ? `${text.slice(0, MAX_CELL - 1)}…` : text;

function renderRows(rows: readonly string[][]): string[] {
  const widths = [0, 1, 2, 3].map((column) =>
    Math.max(0, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}
