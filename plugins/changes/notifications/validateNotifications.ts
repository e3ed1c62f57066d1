import { Joi } from '@docusaurus/utils-validation';
import { LANGUAGES, LANGUAGE_TABLE } from '../../../src/config/languages';
import type { NotificationEntry } from '../../../src/types/news';

/** Maximum lengths for a small panel, in characters. */
const MAX_TITLE = 60;
const MAX_TEXT = 200;

/** Falls back to English in languages that are still being translated. */
const inEachLanguage = (max: number) =>
  Joi.object(
    Object.fromEntries(
      LANGUAGES.map((language) => {
        const text = Joi.string().max(max);
        return [language, LANGUAGE_TABLE[language].complete ? text.required() : text];
      }),
    ),
  ).required();

const schema = Joi.array()
  .items(
    Joi.object({
      id: Joi.string()
        .pattern(/^[a-z\d-]+$/, 'lower case letters, digits and hyphens')
        .required(),
      title: inEachLanguage(MAX_TITLE),
      text: inEachLanguage(MAX_TEXT),
      date: Joi.string()
        .pattern(/^\d{4}-\d{2}-\d{2}$/, 'YYYY-MM-DD')
        .custom((date: string, { error }) =>
          Number.isNaN(Date.parse(date)) ? error('string.day') : date,
        )
        .messages({ 'string.day': '{{#label}} is no day of the calendar' })
        .required(),
      href: Joi.string().pattern(
        /^(\/([^/].*)?|https:\/\/.+)$/,
        'a page such as /react-charts/, or an https address',
      ),
    }),
  )
  .unique('id')
  .prefs({ convert: false, abortEarly: false });

/**
 * Validates the notifications file.
 * @param text content of the file
 * @param file used in error messages
 * @throws Error listing every invalid field and its position in the file
 */
export function validateNotifications(text: string, file: string): NotificationEntry[] {
  let entries: unknown;
  try {
    entries = JSON.parse(text);
  } catch (error) {
    throw new Error(`${file} is not valid JSON: ${(error as Error).message}`);
  }
  const { error } = schema.validate(entries);
  if (error) {
    const problems = error.details.map(({ message }) => `- ${message}`).join('\n');
    throw new Error(`${file}: the notifications are not valid.\n${problems}`);
  }
  return entries as NotificationEntry[];
}
