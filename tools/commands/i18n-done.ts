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
import { readTranslatedFrom } from '../../content/translations/readTranslatedFrom';
import { TITLE_KEY } from '../../content/translations/splitSections';
import type { Language } from '../../src/config/languages';
import { getPathnameOfDoc } from '../../src/lib/docPaths';
import { readLanguage } from '../translations/readLanguage';
import { readPageId } from '../translations/readPageId';
import { refuseTranslation } from '../cli/frozenVersion';
import type { Given } from '../cli/parseCommand';
import { requireCurrentVersion } from '../cli/requireCurrentVersion';
import { stampPage } from '../translations/stampPage';
import { stampTexts } from '../translations/stampTexts';

const isKind = (name: string): name is TextKind => Object.hasOwn(TEXT_KINDS, name);

export function run({ args: [name = '', code, ...keys] }: Given<'i18n:done'>): void {
  requireCurrentVersion(refuseTranslation, name);
  const language = readLanguage(code);
  if (isKind(name)) {
    const count = stampKind(name, keys, language);
    console.log(`${count} ${name} of ${language} are stamped again.`);
    return;
  }
  const folders = getFolders(language);
  const id = readPageId(name, folders.sourceDir);
  const sections = keys.map((key) => key.replace(/^#/, ''));
  const { file, stamped } = stampPage(id, sections, folders);
  // The page's title in the navigation is in the same file.
  if (stamped.includes(TITLE_KEY)) stampKind('titles', [getPathnameOfDoc(id)], language);
  console.log(
    `${path.relative(SITE_DIR, file)}: ${stamped.length} sections are stamped.`,
  );
}

function stampKind(kind: TextKind, keys: readonly string[], language: Language): number {
  const given = {
    english: listEnglishTexts(nav)[kind],
    own: listOwnTexts(language)[kind],
    translatedFrom: readTranslatedFrom(language),
  };
  return stampTexts(kind, keys, given, path.join(SITE_DIR, 'i18n', language));
}
