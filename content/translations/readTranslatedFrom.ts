import { readOwnTexts } from '../texts/readOwnTexts';
import { TEXT_KINDS, type TextKind, type Texts } from './listEnglishTexts';

/**
 * File with the English texts that the short texts of a language were translated from. It
 * has whole texts instead of hashes: they are short, and show what has changed.
 */
export const TRANSLATED_FROM_FILE = 'translated-from.json';

/** @throws Error with the file and the key that is malformed */
export function readTranslatedFrom(language: string): Record<TextKind, Texts> {
  const content = readOwnTexts(language, TRANSLATED_FROM_FILE);
  return Object.fromEntries(
    (Object.keys(TEXT_KINDS) as TextKind[]).map((kind) => {
      const texts = content[kind] ?? {};
      const isWrong = (text: unknown) => typeof text !== 'string';
      const wrong =
        typeof texts === 'string'
          ? kind
          : Object.entries(texts).find(([, text]) => isWrong(text))?.[0];
      if (wrong !== undefined)
        throw new Error(
          `i18n/${language}/${TRANSLATED_FROM_FILE}: "${wrong}" is damaged; each key of "${kind}" has the English text that was translated. Write it again with npm run i18n:done -- ${kind} ${language}.`,
        );
      return [kind, texts as Texts];
    }),
  ) as Record<TextKind, Texts>;
}
