import type { TextKind, Texts } from './listEnglishTexts';

/**
 * - `missing`: shows in English
 * - `outdated`: the English text has changed since
 * - `unstamped`: nobody said which English text it translates
 * - `orphaned`: nothing shows it
 */
export type TextState = 'missing' | 'outdated' | 'unstamped' | 'orphaned';

export interface ComparedText {
  kind: TextKind;
  key: string;
  state: TextState;
  /** The English text; none where it is orphaned. */
  english?: string;
  /** The English text that was translated, where it is another one. */
  was?: string;
}

/** Labels that Docusaurus's own theme brings; English needs none of them. */
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
      ? [{ kind, key, state: 'unstamped', english: text }]
      : [{ kind, key, state: 'outdated', english: text, was }];
  });
  const orphans = Object.keys(own).filter(
    (key) => !Object.hasOwn(english, key) && !FRAMEWORK_LABEL.test(key),
  );
  return [...found, ...orphans.map((key) => ({ kind, key, state: 'orphaned' as const }))];
}
