// `npm run i18n:status`: what the Chinese site still shows in English. `-- --json` for scripts.
import path from 'node:path';
import { nav, titlesZh } from '../../src/nav';
import { getTranslationReport } from './getTranslationReport';

const report = getTranslationReport(path.join(__dirname, '../../docs'), nav, titlesZh);

if (process.argv.includes('--json')) {
  console.log(JSON.stringify(report, null, 2));
} else {
  console.log(`${report.missingTitles.length} titles without a Chinese version.`);
  report.missingTitles.forEach(({ pathname, title }) =>
    console.log(`  ${pathname}  ${title}`),
  );
  console.log(`${report.missingPages.length} pages without a Chinese version.`);
  report.missingPages.forEach((id) => console.log(`  ${id}`));
}
