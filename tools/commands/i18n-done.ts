import path from 'node:path';
import { nav } from '../../src/nav';
import { SITE_DIR } from '../../content/paths/siteDir';
import { getFolders } from '../../content/translations/compareLanguage';
import {
  listEnglishTexts,
  listOwnTexts,
  TEXT_KINDS,
  type TextKind,
} from '../../content/translations/listEnglishTexts';
import { readGlossary } from '../../content/translations/readGlossary';
import { readTranslatedFrom } from '../../content/translations/readTranslatedFrom';
import { TITLE_KEY } from '../../content/translations/splitSections';
import type { Language } from '../../src/config/languages';
import { getPathnameOfDoc } from '../../src/lib/docPaths';
import { readLanguage } from '../translations/readLanguage';
import { readPageId } from '../translations/readPageId';
import { refuseTranslation } from '../cli/frozenVersion';
import type { Given } from '../cli/parseCommand';
import { requireCurrentVersion } from '../cli/requireCurrentVersion';
import { markPage } from '../translations/markPage';
import { markTexts } from '../translations/markTexts';

const isKind = (name: string): name is TextKind => Object.hasOwn(TEXT_KINDS, name);

export function run({ args: [name = '', code, ...keys] }: Given<'i18n:done'>): void {
  requireCurrentVersion(refuseTranslation, name);
  const language = readLanguage(code);
  if (isKind(name)) {
    const count = countOf(markKind(name, keys, language), name.slice(0, -1));
    console.log(`Marked ${count} of ${language} as translated.`);
    return;
  }
  const folders = getFolders(language);
  const id = readPageId(name, folders.sourceDir);
  const sections = keys.map((key) => key.replace(/^#/, ''));
  const { file, marked } = markPage(id, sections, folders, readGlossary(language));
  // The page's title in the navigation is in the same file.
  if (marked.includes(TITLE_KEY)) markKind('titles', [getPathnameOfDoc(id)], language);
  console.log(
    `${path.relative(SITE_DIR, file)}: marked ${countOf(marked.length, 'section')} as translated.`,
  );
}

const countOf = (count: number, noun: string): string =>
  `${count} ${noun}${count === 1 ? '' : 's'}`;

function markKind(kind: TextKind, keys: readonly string[], language: Language): number {
  const given = {
    english: listEnglishTexts(nav)[kind],
    own: listOwnTexts(language)[kind],
    translatedFrom: readTranslatedFrom(language),
    glossary: readGlossary(language),
  };
  return markTexts(kind, keys, given, path.join(SITE_DIR, 'i18n', language));
}
