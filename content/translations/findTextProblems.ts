import { DEFAULT_LANGUAGE } from '../../src/config/languages';
import { readOwnTexts } from '../texts/readOwnTexts';
import { LABELS_FILE, listOwnTexts, TEXT_KINDS, type Texts } from './listEnglishTexts';
import { readTranslatedFrom } from './readTranslatedFrom';

const PLACEHOLDER = /\{\w+\}/g;

const listPlaceholders = (text: string): string[] =>
  [...new Set(text.match(PLACEHOLDER))].sort();

/**
 * Checks that the labels and texts of a language are well-formed and have the same
 * placeholders as the English ones.
 * @returns one message per problem, with file and key
 * @throws Error with the file name if a file is not valid JSON
 */
export function findTextProblems(language: string): string[] {
  readTranslatedFrom(language);
  const malformed = findMalformedLabels(language);
  if (malformed.length > 0) return malformed;
  const english = listOwnTexts(DEFAULT_LANGUAGE);
  const own = listOwnTexts(language);
  return (['labels', 'texts'] as const).flatMap((kind) =>
    comparePlaceholders(`i18n/${language}/${TEXT_KINDS[kind]}`, english[kind], own[kind]),
  );
}

function findMalformedLabels(language: string): string[] {
  const labels: Record<string, unknown> = readOwnTexts(language, LABELS_FILE);
  const isLabel = (label: unknown) =>
    typeof (label as { message?: unknown } | null)?.message === 'string';
  return Object.entries(labels)
    .filter(([, label]) => !isLabel(label))
    .map(
      ([id]) =>
        `i18n/${language}/${LABELS_FILE}: "${id}" is no label; expected { "message": "…", "description": "…" }`,
    );
}

/**
 * Reports placeholders that are missing in the translation or that English does not have.
 */
export const comparePlaceholders = (file: string, english: Texts, own: Texts): string[] =>
  Object.entries(own).flatMap(([key, text]) => {
    const source = english[key];
    if (!text || source === undefined) return [];
    const expected = listPlaceholders(source);
    const given = listPlaceholders(text);
    const describe = (names: string[], what: string) =>
      names.length > 0 ? [`${file}: "${key}" ${what} ${names.join(', ')}`] : [];
    return [
      ...describe(
        expected.filter((name) => !given.includes(name)),
        'lacks the placeholder',
      ),
      ...describe(
        given.filter((name) => !expected.includes(name)),
        'has a placeholder that English does not have:',
      ),
    ];
  });
