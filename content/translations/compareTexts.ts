import type { TextKind, Texts } from './listEnglishTexts';

/**
 * - `missing`: shown in English
 * - `outdated`: the English text has changed since
 * - `unmarked`: translated, but there is no record of the English text at that time
 * - `orphaned`: no longer used
 */
export type TextState = 'missing' | 'outdated' | 'unmarked' | 'orphaned';

export interface ComparedText {
  kind: TextKind;
  key: string;
  state: TextState;
  /** The English text; absent if the text is orphaned. */
  english?: string;
  /** The English text that was translated, if it differs from the current one. */
  was?: string;
}

/** Labels of Docusaurus's theme, which has the English texts itself. */
const FRAMEWORK_LABEL = /^theme\./;

/**
 * Lists the short texts of one kind that are not up to date in a language.
 * @param translatedFrom the English texts that were translated, by key
 */
export function compareTexts(
  kind: TextKind,
  english: Texts,
  own: Texts,
  translatedFrom: Texts,
): ComparedText[] {
  const found = Object.entries(english).flatMap(([key, text]): ComparedText[] => {
    if (!own[key]) return [{ kind, key, state: 'missing', english: text }];
    const was = translatedFrom[key];
    if (was === text) return [];
    return was === undefined
      ? [{ kind, key, state: 'unmarked', english: text }]
      : [{ kind, key, state: 'outdated', english: text, was }];
  });
  const orphans = Object.keys(own).filter(
    (key) => !Object.hasOwn(english, key) && !FRAMEWORK_LABEL.test(key),
  );
  return [...found, ...orphans.map((key) => ({ kind, key, state: 'orphaned' as const }))];
}
