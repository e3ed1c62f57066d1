import { hasProse } from './hasProse';
import { hashSection, normalizeSection } from './hashSection';
import { splitSections, type Section } from './splitSections';

/** Stamps by section key: the hash of the English text that was translated. */
export type Stamps = Readonly<Record<string, string>>;

/**
 * - `current`: matches the English section
 * - `outdated`: the English section has changed since
 * - `untranslated`: present, but in English
 * - `unmarked`: translated, but there is no record of the English text at that time
 * - `missing`: not present
 * - `gone`: no longer has an English section
 */
export type SectionState =
  | 'current'
  | 'outdated'
  | 'untranslated'
  | 'unmarked'
  | 'missing'
  | 'gone';

export interface ComparedSection {
  key: string;
  state: SectionState;
  /** The English section; the translated one if the English section was removed. */
  section: Section;
}

/**
 * Compares a translated page with its source, section by section, in the order of the
 * source; removed sections come last.
 * @param sourceText the English page
 * @param text the translated page
 * @param stamps stamps of the translated page
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
  if (stamp === undefined) return isSame ? 'current' : 'unmarked';
  return stamp === hashSection(source.text) ? 'current' : 'outdated';
}
