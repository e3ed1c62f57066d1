import { hasProse } from './hasProse';
import { hashSection, normalizeSection } from './hashSection';
import { splitSections, type Section } from './splitSections';

/** Stamps by the key of a section: the hash of the English text that was translated. */
export type Stamps = Readonly<Record<string, string>>;

/**
 * - `current`: says what the English section says
 * - `outdated`: the English section has changed since
 * - `untranslated`: is there, in English
 * - `unstamped`: nobody said which English text it translates
 * - `missing`: is not there
 * - `gone`: has no English section any more
 */
export type SectionState =
  | 'current'
  | 'outdated'
  | 'untranslated'
  | 'unstamped'
  | 'missing'
  | 'gone';

export interface ComparedSection {
  key: string;
  state: SectionState;
  /** The English section; that of the translation where it is gone. */
  section: Section;
}

/**
 * Compares a translated page with its source, section by section, in the order of the source;
 * what the source has no more comes last.
 * @param sourceText the English page
 * @param text the translated page
 * @param stamps of the translated page
 */
export function compareSections(
  sourceText: string,
  text: string,
  stamps: Stamps,
): ComparedSection[] {
  const source = splitSections(sourceText);
  const own = new Map(splitSections(text).map((section) => [section.key, section]));
  const known = new Set(source.map(({ key }) => key));
  return [
    ...source.map((section) => ({
      key: section.key,
      section,
      state: compareSection(section, own.get(section.key), stamps[section.key]),
    })),
    ...[...own.values()]
      .filter(({ key }) => !known.has(key))
      .map((section) => ({ key: section.key, section, state: 'gone' as const })),
  ];
}

function compareSection(
  source: Section,
  own: Section | undefined,
  stamp: string | undefined,
): SectionState {
  if (!own) return 'missing';
  const isSame = normalizeSection(own.text) === normalizeSection(source.text);
  if (isSame && hasProse(source.text)) return 'untranslated';
  if (stamp === undefined) return isSame ? 'current' : 'unstamped';
  return stamp === hashSection(source.text) ? 'current' : 'outdated';
}
