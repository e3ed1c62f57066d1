import fs from 'node:fs';
import path from 'node:path';
import type { TextKind, Texts } from '../../content/translations/listEnglishTexts';
import { isName, NAME_HINT } from '../../content/translations/findCopiedText';
import type { Glossary } from '../../content/translations/readGlossary';
import { TRANSLATED_FROM_FILE } from '../../content/translations/readTranslatedFrom';

/** Sorts entries by key, so that concurrent changes rarely conflict. */
const sortByKey = <T>(entries: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(
    Object.entries(entries).sort(([one], [other]) => (one < other ? -1 : 1)),
  );

interface Given {
  english: Texts;
  own: Texts;
  /** The content of the file, for all kinds of texts. */
  translatedFrom: Readonly<Record<TextKind, Texts>>;
  glossary: Glossary;
}

/**
 * Marks short texts as translations of the current English texts.
 * @param keys of the translated texts; all texts of the kind if empty
 * @param folder of the language
 * @returns the number of texts that were not marked before
 * @throws Error with a key that does not exist in English or in the language, or whose
 *   text is still in English; the file is not changed then
 */
export function markTexts(
  kind: TextKind,
  keys: readonly string[],
  { english, own, translatedFrom, glossary }: Given,
  folder: string,
): number {
  const unknown = keys.find((key) => !Object.hasOwn(english, key) || !own[key]);
  if (unknown !== undefined)
    throw new Error(
      `"${unknown}" is not among the ${kind} of English and of the language.`,
    );
  const chosen = new Set(keys.length > 0 ? keys : Object.keys(own));
  const copied = Object.entries(english).filter(
    ([key, text]) => chosen.has(key) && own[key] === text && !isName(text, glossary),
  );
  if (copied.length > 0)
    throw new Error(
      [
        `These ${kind} are still in English:`,
        ...copied.map(([key, text]) => `- ${key}: "${text}"`),
        NAME_HINT,
      ].join('\n'),
    );
  const before = translatedFrom[kind];
  const after: Record<string, string> = {};
  for (const [key, text] of Object.entries(english)) {
    const marked = own[key] && chosen.has(key) ? text : before[key];
    if (marked !== undefined) after[key] = marked;
  }
  const file = path.join(folder, TRANSLATED_FROM_FILE);
  const content = { ...translatedFrom, [kind]: sortByKey(after) };
  fs.writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
  return Object.keys(after).filter((key) => after[key] !== before[key]).length;
}
