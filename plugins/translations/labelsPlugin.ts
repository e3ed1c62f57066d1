import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { LANGUAGE_TABLE, toLanguage } from '../../src/config/languages';
import { findTextProblems } from '../../content/translations/findTextProblems';
import { refuseOtherSources } from './refuseOtherSources';
import { renderMuiTexts } from './renderMuiTexts';
import { requireDictionary } from './requireDictionary';

/**
 * Fails if the labels of a language are missing or damaged, for which Docusaurus would
 * silently show English or a bare placeholder. Provides the texts of packages in the
 * current language only: the names of days and months as `@language/dayjs`, the texts of
 * MUI as `@language/mui`.
 */
export default function labelsPlugin({
  i18n,
  localizationDir,
  generatedFilesDir,
}: LoadContext): Plugin {
  const { dateLocale, muiLocale } = LANGUAGE_TABLE[toLanguage(i18n.currentLocale)];
  const muiTexts = path.join(generatedFilesDir, 'labels/muiTexts.js');
  return {
    name: 'labels',
    configureWebpack: () => ({
      resolve: {
        alias: {
          '@language/dayjs': require.resolve(`dayjs/locale/${dateLocale}`),
          '@language/mui': muiTexts,
        },
      },
    }),
    loadContent: async () => {
      await fs.mkdir(path.dirname(muiTexts), { recursive: true });
      await fs.writeFile(muiTexts, renderMuiTexts(muiLocale));
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
