import fs from 'node:fs';
import path from 'node:path';
import { Joi } from '@docusaurus/utils-validation';
import { readText } from '../../content/text/readText';
import {
  type DEFAULT_LANGUAGE,
  LANGUAGES,
  LANGUAGE_TABLE,
  type Language,
} from '../../src/config/languages';
import { PLANS, type Plan } from '../../src/types/page';

/**
 * Inline Markdown, for all languages or by language; missing languages fall back to
 * English.
 */
export type Text =
  | string
  | ({ [DEFAULT_LANGUAGE]: string } & Partial<Record<Language, string>>);

/** A feature with its availability in each plan, starting from its lowest plan. */
export interface Feature {
  name: Text;
  /** Part of the table, which a page selects with `group`. */
  group: string;
  plan: Plan | 'community';
  /** Texts instead of "Yes", for features that are more complete in higher plans. */
  levels?: Partial<Record<Plan | 'community', Text>>;
  /** Evidence in the packages: `DataGridPro.pinnedRows`, or an exported name. */
  api: string[];
}

export interface PlanComparison {
  features: Feature[];
}

export interface Row {
  /** Shown as a badge after the first cell. */
  plan?: Plan;
  /**
   * Cells by column; a list is joined in the format of the language, a missing cell is a
   * dash.
   */
  cells: Record<string, Text | string[]>;
}

export interface TableComparison {
  /** Column headings, in order. */
  columns: Record<string, Text>;
  rows: Row[];
}

export type Comparison = PlanComparison | TableComparison;

/** Suffix of comparison files, after the name. */
export const SUFFIX = '.comparison.json';

const text = Joi.alternatives(
  Joi.string().allow(''),
  Joi.object(
    Object.fromEntries(
      LANGUAGES.map((each) => [
        each,
        LANGUAGE_TABLE[each].complete ? Joi.string().required() : Joi.string(),
      ]),
    ),
  ),
).messages({
  'alternatives.types': `{{#label}} must be text, or an object with ${LANGUAGES.join(' and ')}`,
});
const levels = ['community', ...PLANS];

const feature = Joi.object({
  name: text.required(),
  group: Joi.string().required(),
  plan: Joi.valid(...levels).required(),
  levels: Joi.object(Object.fromEntries(levels.map((each) => [each, text]))),
  api: Joi.array().items(Joi.string()).min(1).required(),
});

const row = Joi.object({
  plan: Joi.valid(...PLANS),
  cells: Joi.object()
    .pattern(Joi.string(), [text, Joi.array().items(Joi.string()).min(1)])
    .required(),
});

const planSchema = Joi.object({
  features: Joi.array().items(feature).min(1).required(),
});
const tableSchema = Joi.object({
  columns: Joi.object().pattern(Joi.string(), text).min(1).required(),
  rows: Joi.array().items(row).min(1).required(),
});

/**
 * Reads the data of a comparison.
 * @param folder folder with the demos of the page
 * @param name of the file without its suffix; a relative path for a file of another
 *   page
 * @throws Error with the file, the field and what is expected there
 */
export function readComparison(folder: string, name: string): Comparison {
  const file = path.join(folder, `${name}${SUFFIX}`);
  if (!fs.existsSync(file)) {
    const there = fs.readdirSync(folder).filter((each) => each.endsWith(SUFFIX));
    const known = there.map((each) => each.replace(SUFFIX, '')).join(', ') || 'none';
    throw new Error(`There is no ${file}. Comparisons of this page: ${known}.`);
  }
  const value = parse(file);
  const schema = 'features' in value ? planSchema : tableSchema;
  const { error } = schema.validate(value, { convert: false });
  if (error) throw new Error(`${file}: ${error.message}.`);
  if ('rows' in value) assertColumns(value as TableComparison, file);
  return value as Comparison;
}

function parse(file: string): object {
  try {
    const value: unknown = JSON.parse(readText(file));
    if (typeof value === 'object' && value !== null) return value;
  } catch (error) {
    throw new Error(`${file} is not valid JSON: ${(error as Error).message}.`);
  }
  throw new Error(`${file} must be an object with "features", or "columns" and "rows".`);
}

function assertColumns({ columns, rows }: TableComparison, file: string): void {
  rows.forEach(({ cells }, index) => {
    const unknown = Object.keys(cells).find((each) => !Object.hasOwn(columns, each));
    if (unknown === undefined) return;
    const known = Object.keys(columns).join(', ');
    throw new Error(
      `${file}: "rows[${index}].cells" has "${unknown}". Its columns are ${known}.`,
    );
  });
}
