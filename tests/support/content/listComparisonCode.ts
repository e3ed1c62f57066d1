import path from 'node:path';
import {
  readComparison,
  SUFFIX,
  type Comparison,
  type Text,
} from '../../../plugins/comparisons/readComparison';

function listTexts(comparison: Comparison): (Text | string[])[] {
  if ('features' in comparison)
    return comparison.features.flatMap(({ name, levels = {} }) => [
      name,
      ...Object.values(levels),
    ]);
  const cells = comparison.rows.flatMap((row) => Object.values(row.cells));
  return [...Object.values(comparison.columns), ...cells];
}

/** Inline code in a comparison table, including the backticks. */
export const listComparisonCode = (file: string): string[] =>
  listTexts(readComparison(path.dirname(file), path.basename(file, SUFFIX)))
    .flatMap((text) => (typeof text === 'string' ? [text] : Object.values(text)))
    .flatMap((text: string) => text.match(/`[^`]+`/g) ?? []);
