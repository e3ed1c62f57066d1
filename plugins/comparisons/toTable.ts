import { DEFAULT_LANGUAGE, type Language } from '../../src/config/languages';
import { readSiteTexts } from '../../content/texts/readSiteTexts';
import { PLAN_NAMES, PLANS, type Plan } from '../../src/types/page';
import type { Comparison, Feature, Text } from './readComparison';

/** Cells are inline Markdown; null if empty. */
export interface Table {
  head: string[];
  align: ('left' | 'center')[];
  rows: { plan?: Plan; cells: (string | null)[] }[];
  /**
   * Texts of cells that only say whether a plan has a feature; only in plan comparisons.
   */
  answers?: { yes: string; no: string };
}

export interface TableOptions {
  language: Language;
  /** Columns to show, in order; all if omitted. */
  columns?: readonly string[];
  /** Features to show in a plan comparison; all if omitted. */
  group?: string;
}

const LEVELS = ['community', ...PLANS] as const;
const LEVEL_NAMES = ['Community', PLAN_NAMES.pro, PLAN_NAMES.premium];

/**
 * Converts a comparison to a table. Features are sorted by their lowest plan, to show
 * what each plan adds; other rows keep the order of the file.
 * @throws Error with a column or group that the comparison does not have
 */
export function toTable(comparison: Comparison, options: TableOptions): Table {
  const { language, columns, group } = options;
  const read = (value: Text): string =>
    typeof value === 'string' ? value : (value[language] ?? value[DEFAULT_LANGUAGE]);
  const words = readSiteTexts(language).tables;
  if ('features' in comparison) {
    if (columns) throw new Error('A comparison of plans has no "columns" to choose.');
    return {
      head: [words.feature, ...LEVEL_NAMES],
      align: ['left', 'center', 'center', 'center'],
      answers: { yes: words.yes, no: words.no },
      rows: pickFeatures(comparison.features, group).map((each) => ({
        cells: [read(each.name), ...readLevels(each, read, words.yes)],
      })),
    };
  }
  if (group !== undefined) throw new Error('Only a comparison of plans has a "group".');
  const chosen = columns ?? Object.keys(comparison.columns);
  return {
    head: chosen.map((id) => {
      const title = comparison.columns[id];
      if (title !== undefined) return read(title);
      const known = Object.keys(comparison.columns).join(', ');
      throw new Error(`There is no column "${id}". The columns are ${known}.`);
    }),
    align: chosen.map(() => 'left'),
    rows: comparison.rows.map(({ plan, cells }) => ({
      plan,
      cells: chosen.map((id) => {
        const cell = cells[id];
        if (cell === undefined) return null;
        return Array.isArray(cell) ? cell.join(words.separator) : read(cell);
      }),
    })),
  };
}

function pickFeatures(features: readonly Feature[], group?: string): Feature[] {
  const picked = features.filter((each) => group === undefined || each.group === group);
  if (picked.length === 0) {
    const known = [...new Set(features.map((each) => each.group))].join(', ');
    throw new Error(`There is no group "${group}". The groups are ${known}.`);
  }
  return picked.sort((a, b) => LEVELS.indexOf(a.plan) - LEVELS.indexOf(b.plan));
}

function readLevels(
  { plan, levels }: Feature,
  read: (value: Text) => string,
  yes: string,
) {
  const first = LEVELS.indexOf(plan);
  return LEVELS.map((level, index) =>
    index < first ? null : read(levels?.[level] ?? yes),
  );
}
