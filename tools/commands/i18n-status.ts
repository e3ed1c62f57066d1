import { DEFAULT_LANGUAGE, LANGUAGES } from '../../src/config/languages';
import { nav } from '../../src/nav';
import { SITE_DIR } from '../../content/paths/siteDir';
import { compareLanguage, getFolders } from '../../content/translations/compareLanguage';
import { findTextProblems } from '../../content/translations/findTextProblems';
import { explainReport } from '../translations/explainReport';
import { readLanguage } from '../translations/readLanguage';
import { renderStatus } from '../translations/renderStatus';
import { refuseTranslation } from '../cli/frozenVersion';
import type { Given } from '../cli/parseCommand';
import { requireCurrentVersion } from '../cli/requireCurrentVersion';

export function run({ args, values }: Given<'i18n:status'>): void {
  requireCurrentVersion(refuseTranslation);
  const languages =
    args.length > 0
      ? args.map(readLanguage)
      : LANGUAGES.filter((each) => each !== DEFAULT_LANGUAGE);
  const reports = languages.map((language) => {
    const folders = getFolders(language);
    const report = compareLanguage(language, nav, folders);
    return [language, explainReport(report, folders, SITE_DIR)] as const;
  });
  if (values.json) {
    console.log(JSON.stringify(Object.fromEntries(reports), null, 2));
    return;
  }
  for (const [language, report] of reports)
    console.log(`${renderStatus(language, report)}\n`);
  // Missing and outdated texts are open work; these are errors.
  const problems = languages.flatMap(findTextProblems);
  problems.forEach((problem) => console.error(problem));
  if (problems.length > 0) process.exitCode = 1;
}
