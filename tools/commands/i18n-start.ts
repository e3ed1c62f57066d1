// `npm run i18n:start -- <page> <language>`: creates the file of a translation.
import path from 'node:path';
import { SITE_DIR } from '../../content/paths/siteDir';
import { getFolders } from '../../content/translations/compareLanguage';
import { readLanguage } from '../i18n/readLanguage';
import { readPageId } from '../i18n/readPageId';
import { runCommand } from '../cli/runCommand';
import { startPage } from '../i18n/startPage';

runCommand(([page, code, ...others]) => {
  if (!page || !code || others.length > 0)
    throw new Error(
      'Name a page and a language: npm run i18n:start -- data-grid/cells zh',
    );
  const language = readLanguage(code);
  const folders = getFolders(language);
  const id = readPageId(page, folders.sourceDir);
  const file = path.relative(SITE_DIR, startPage(id, folders));
  console.log(`Wrote ${file}. Translate it, then: npm run i18n:done -- ${page} ${code}`);
}, []);
