import fs from 'node:fs';
import path from 'node:path';
import { sortByKey } from './sortByKey';
import type { Texts, TextKind } from '../../content/translations/listEnglishTexts';
import { TRANSLATED_FROM_FILE } from '../../content/translations/readTranslatedFrom';

interface Given {
  english: Texts;
  own: Texts;
  /** What the file holds, of all kinds. */
  translatedFrom: Readonly<Record<TextKind, Texts>>;
}

/**
 * Says of short texts that they translate what English says now.
 * @param keys those that are done; all of the kind if there are none
 * @param folder of the language
 * @returns how many are stamped anew
 * @throws Error that names a key that English or the language does not have
 */
export function stampTexts(
  kind: TextKind,
  keys: readonly string[],
  { english, own, translatedFrom }: Given,
  folder: string,
): number {
  const unknown = keys.find((key) => !Object.hasOwn(english, key) || !own[key]);
  if (unknown !== undefined)
    throw new Error(
      `"${unknown}" is not among the ${kind} of English and of the language.`,
    );
  const before = translatedFrom[kind];
  const after: Record<string, string> = {};
  for (const [key, text] of Object.entries(english)) {
    const isDone = own[key] && (keys.length === 0 || keys.includes(key));
    const stamp = isDone ? text : before[key];
    if (stamp !== undefined) after[key] = stamp;
  }
  const file = path.join(folder, TRANSLATED_FROM_FILE);
  const content = { ...translatedFrom, [kind]: sortByKey(after) };
  fs.writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
  return Object.keys(after).filter((key) => after[key] !== before[key]).length;
}
