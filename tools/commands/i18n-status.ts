// `npm run i18n:status`: lists the progress of each language and outdated texts. `--
// --json` for scripts, `-- zh` for one language.
import { DEFAULT_LANGUAGE, LANGUAGES, LANGUAGE_TABLE } from '../../src/config/languages';
import { nav } from '../../src/nav';
import { SITE_DIR } from '../../content/paths/siteDir';
import { compareLanguage, getFolders } from '../../content/translations/compareLanguage';
import { findTextProblems } from '../../content/translations/findTextProblems';
import { explainReport } from '../i18n/explainReport';
import { readLanguage } from '../i18n/readLanguage';
import { renderStatus } from '../i18n/renderStatus';
import { runCommand } from '../cli/runCommand';

runCommand(
  (args) => {
    const named = args.filter((each) => !each.startsWith('--'));
    const languages =
      named.length > 0
        ? named.map(readLanguage)
        : LANGUAGES.filter((each) => each !== DEFAULT_LANGUAGE);
    const reports = languages.map((language) => {
      const folders = getFolders(language);
      const report = compareLanguage(language, nav, folders);
      return [language, explainReport(report, folders, SITE_DIR)] as const;
    });
    if (args.includes('--json')) {
      console.log(JSON.stringify(Object.fromEntries(reports), null, 2));
      return;
    }
    for (const [language, report] of reports) {
      const name = `${LANGUAGE_TABLE[language].name} (${language})`;
      console.log(`${renderStatus(name, report)}\n`);
    }
    // Missing and outdated texts are open work; these are errors.
    const problems = languages.flatMap(findTextProblems);
    problems.forEach((problem) => console.error(problem));
    if (problems.length > 0) process.exitCode = 1;
  },
  ['--json'],
);
