import fs from 'node:fs';
import path from 'node:path';
import { Joi } from '@docusaurus/utils-validation';
import {
  type DEFAULT_LANGUAGE,
  LANGUAGES,
  LANGUAGE_TABLE,
  type Language,
} from '../../src/config/languages';
import { PLANS, type Plan } from '../../src/types/plan';

/** Inline Markdown: the same in every language, or by language; English fills what is absent. */
export type Text =
  | string
  | ({ [DEFAULT_LANGUAGE]: string } & Partial<Record<Language, string>>);

/** What each plan has of a feature; the plan says from which one on it is there. */
export interface Feature {
  name: Text;
  /** Part of the table that a page asks for with `group`. */
  group: string;
  plan: Plan | 'community';
  /** Words instead of "Yes", for features of which the larger plans have more. */
  levels?: Partial<Record<Plan | 'community', Text>>;
  /** What shows it in the packages: `DataGridPro.pinnedRows`, or a name that they export. */
  api: string[];
}

export interface PlanComparison {
  features: Feature[];
}

export interface Row {
  /** Shown as a badge behind the first cell. */
  plan?: Plan;
  /** By column; a list is joined as the language does it, an absent cell is a dash. */
  cells: Record<string, Text | string[]>;
}

export interface TableComparison {
  /** Headings by column, in their order. */
  columns: Record<string, Text>;
  rows: Row[];
}

export type Comparison = PlanComparison | TableComparison;

/** How the file of a comparison ends; its name comes before. */
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
 * @param folder where the page has its demos
 * @param name of the file without its ending; a path from the folder for that of another page
 * @throws Error that names the file and the field, and says what belongs there
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
    const value: unknown = JSON.parse(fs.readFileSync(file, 'utf8'));
    if (typeof value === 'object' && value !== null) return value;
  } catch (error) {
    throw new Error(`${file} is no JSON: ${(error as Error).message}.`);
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
