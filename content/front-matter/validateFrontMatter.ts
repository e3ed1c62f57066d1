import path from 'node:path';
import { Joi } from '@docusaurus/utils-validation';
import { PLANS, PRODUCT_FOLDERS } from '../../src/types/page';
import { STAMP } from '../translations/hashSection';
import { STAMPS_FIELD } from '../translations/stampsField';

const names = Joi.array().items(Joi.string());

/** For translated pages: the English sections that they translate. */
const stamps = Joi.object().pattern(
  Joi.string(),
  Joi.string().pattern(STAMP, 'a stamp: eight digits 0-9 and a-f, in quotes'),
);

/**
 * Allowed fields. Titles and descriptions are limited to what search result pages show.
 */
const schema = Joi.object({
  title: Joi.string().max(70).required(),
  description: Joi.string().max(160).required(),
  product: Joi.string().valid(...PRODUCT_FOLDERS),
  package: Joi.string().pattern(/^@mui\/[a-z-]+$/, 'an @mui package name'),
  plan: Joi.string().valid(...PLANS),
  components: names,
  hooks: names,
  keywords: names,
  disableAd: Joi.boolean(),
  sidebar_label: Joi.string(),
  hide_table_of_contents: Joi.boolean(),
  [STAMPS_FIELD]: stamps,
}).prefs({ convert: false, abortEarly: false });

/**
 * Fields of which a translation takes the values of its English page, because they are
 * facts about the page and not text.
 */
export const SHARED_FIELDS = [
  'product',
  'package',
  'plan',
  'components',
  'hooks',
  'disableAd',
  'hide_table_of_contents',
] as const;

/** Fields of translations, which only the build reads. */
export const TRANSLATION_FIELDS = ['sidebar_label', STAMPS_FIELD] as const;

/**
 * Validates the front matter of a page.
 * @param frontMatter parsed front matter
 * @param file used in error messages
 * @returns the same front matter
 * @throws Error listing every invalid field and what is allowed there
 */
export function validateFrontMatter(
  frontMatter: Record<string, unknown>,
  file: string,
): Record<string, unknown> {
  const { error } = schema.validate(frontMatter);
  if (!error) return frontMatter;
  const problems = error.details.map((detail) => `- ${describe(detail)}`).join('\n');
  throw new Error(
    `${path.relative(process.cwd(), file)}: front matter is not valid.\n${problems}`,
  );
}

function describe(detail: Joi.ValidationErrorItem): string {
  if (detail.type !== 'object.unknown') return detail.message;
  const allowed = Object.keys(schema.describe().keys as object).join(', ');
  return `${detail.message}; allowed are ${allowed}`;
}
