// `npm run i18n:status`: what each language still shows in English. `-- --json` for scripts.
import path from 'node:path';
import { DEFAULT_LANGUAGE, LANGUAGES, LANGUAGE_TABLE } from '../../src/config/languages';
import { nav } from '../../src/nav';
import { getTranslationReport } from './getTranslationReport';

const docsDir = path.join(__dirname, '../../docs');
const reports = LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE).map(
  (language) => [language, getTranslationReport(docsDir, nav, language)] as const,
);

if (process.argv.includes('--json')) {
  console.log(JSON.stringify(Object.fromEntries(reports), null, 2));
} else {
  for (const [language, { missingTitles, missingTexts, missingPages }] of reports) {
    console.log(`${LANGUAGE_TABLE[language].name} (${language}) shows in English:`);
    console.log(`${missingTitles.length} titles.`);
    missingTitles.forEach(({ pathname, title }) =>
      console.log(`  ${pathname}  ${title}`),
    );
    console.log(`${missingTexts.length} texts.`);
    missingTexts.forEach((key) => console.log(`  ${key}`));
    console.log(`${missingPages.length} pages.`);
    missingPages.forEach((id) => console.log(`  ${id}`));
  }
}
