import path from 'node:path';
import { readText } from '../../content/text/readText';
import type { Coverage } from './measureCoverage';

/**
 * The names that no guide mentioned when they were last accepted; the list may only get
 * shorter.
 */
export const GATE_FILE = path.join(__dirname, 'unnamed.json');

export type Gate = Record<string, { entries: string[]; props: string[] }>;

export const toGate = (coverage: readonly Coverage[]): Gate =>
  Object.fromEntries(
    coverage.map(({ product, entries, props }) => [
      product,
      { entries: entries.unnamed, props: props.unnamed },
    ]),
  );

export const readGate = (): Gate => JSON.parse(readText(GATE_FILE)) as Gate;

/**
 * Names that were mentioned by a guide but no longer are, such as `data-grid: GridRow`.
 */
export function findLosses(coverage: readonly Coverage[], gate: Gate): string[] {
  return coverage.flatMap(({ product, entries, props }) => {
    const known = gate[product] ?? { entries: [], props: [] };
    const lost = [
      ...entries.unnamed.filter((name) => !known.entries.includes(name)),
      ...props.unnamed.filter((name) => !known.props.includes(name)),
    ];
    return lost.map((name) => `${product}: ${name}`);
  });
}
