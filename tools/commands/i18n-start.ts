import path from 'node:path';
import { SITE_DIR } from '../../content/paths/siteDir';
import { getFolders } from '../../content/translations/compareLanguage';
import { readLanguage } from '../translations/readLanguage';
import { readPageId } from '../translations/readPageId';
import { refuseTranslation } from '../cli/frozenVersion';
import type { Given } from '../cli/parseCommand';
import { requireCurrentVersion } from '../cli/requireCurrentVersion';
import { startPage } from '../translations/startPage';

export function run({ args: [page = '', code] }: Given<'i18n:start'>): void {
  requireCurrentVersion(refuseTranslation, page);
  const language = readLanguage(code);
  const folders = getFolders(language);
  const id = readPageId(page, folders.sourceDir);
  const file = path.relative(SITE_DIR, startPage(id, folders));
  console.log(`Wrote ${file}. Translate it, then: npm run i18n:done -- ${page} ${code}`);
}
