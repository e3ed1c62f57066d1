import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { LANGUAGE_TABLE, toLanguage } from '../../src/config/languages';
import { findTextProblems } from '../../content/translations/findTextProblems';
import { refuseOtherSources } from './refuseOtherSources';
import { requireDictionary } from './requireDictionary';
import { writeDemoTexts } from './writeDemoTexts';

/**
 * Fails if the labels of a language are missing or damaged, for which Docusaurus would
 * silently show English or a bare placeholder. Provides the texts of packages: the names
 * of days and months as `@language/dayjs` and the texts of MUI as `@language/mui`, both in
 * the current language, and `@language/demo-texts`, which loads those of MUI in others.
 */
export default function labelsPlugin({
  i18n,
  localizationDir,
  generatedFilesDir,
}: LoadContext): Plugin {
  const { dateLocale, htmlLang } = LANGUAGE_TABLE[toLanguage(i18n.currentLocale)];
  const demoTexts = path.join(generatedFilesDir, 'labels/demo-texts');
  return {
    name: 'labels',
    configureWebpack: () => ({
      resolve: {
        alias: {
          '@language/dayjs': require.resolve(`dayjs/locale/${dateLocale}`),
          '@language/mui': path.join(demoTexts, `${htmlLang}.js`),
          '@language/demo-texts': path.join(demoTexts, 'index.js'),
        },
      },
    }),
    loadContent: async () => {
      await writeDemoTexts(demoTexts);
      requireDictionary(localizationDir, i18n.currentLocale);
      refuseOtherSources(localizationDir);
      const problems = findTextProblems(i18n.currentLocale);
      if (problems.length > 0)
        throw new Error(
          `The texts are not valid.\n${problems.map((line) => `- ${line}`).join('\n')}`,
        );
    },
  };
}
