// `npm run i18n:done -- <page> <language> [section …]`: stamps a translated page as up to
// date. With `labels`, `texts` or `titles` instead of a page, it stamps those, or only
// the given keys.
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
import { readLanguage } from '../i18n/readLanguage';
import { readPageId } from '../i18n/readPageId';
import { runCommand } from '../cli/runCommand';
import { stampPage } from '../i18n/stampPage';
import { stampTexts } from '../i18n/stampTexts';

const isKind = (name: string): name is TextKind => Object.hasOwn(TEXT_KINDS, name);

runCommand(([name, code, ...keys]) => {
  if (!name || !code)
    throw new Error(
      'Name a page and a language: npm run i18n:done -- data-grid/cells zh',
    );
  const language = readLanguage(code);
  if (isKind(name)) {
    const given = {
      english: listEnglishTexts(nav)[name],
      own: listOwnTexts(language)[name],
      translatedFrom: readTranslatedFrom(language),
    };
    const folder = path.join(SITE_DIR, 'i18n', language);
    const count = stampTexts(name, keys, given, folder);
    console.log(`${count} ${name} of ${language} are stamped again.`);
    return;
  }
  const folders = getFolders(language);
  const id = readPageId(name, folders.sourceDir);
  const sections = keys.map((key) => key.replace(/^#/, ''));
  const { file, stamped } = stampPage(id, sections, folders);
  console.log(
    `${path.relative(SITE_DIR, file)}: ${stamped.length} sections are stamped.`,
  );
}, []);
