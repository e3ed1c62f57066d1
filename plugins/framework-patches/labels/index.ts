import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import {
  DEFAULT_LANGUAGE,
  LANGUAGE_TABLE,
  toLanguage,
} from '../../../src/config/languages';
import { findTextProblems } from '../../../content/translations/findTextProblems';
import { LABELS_FILE } from '../../../content/translations/listEnglishTexts';
import { refuseOtherSources } from './refuseOtherSources';
import { renderMuiTexts } from './renderMuiTexts';
import { requireDictionary } from './requireDictionary';

/**
 * Fails if the labels of a language are missing or damaged, for which Docusaurus would
 * silently show English or a bare placeholder. Provides the texts of packages in the
 * current language only: the names of days and months as `@language/dayjs`, the texts of
 * MUI as `@language/mui`. In production, each label is in the script of the component
 * that shows it, not in every page's.
 */
export default function labelsPlugin({
  i18n,
  siteDir,
  localizationDir,
  generatedFilesDir,
}: LoadContext): Plugin {
  const { dateLocale, muiLocale } = LANGUAGE_TABLE[toLanguage(i18n.currentLocale)];
  const muiTexts = path.join(generatedFilesDir, 'labels/muiTexts.js');
  const rules = [
    {
      test: /[\\/]codeTranslations\.json$/,
      include: generatedFilesDir,
      use: [{ loader: path.join(__dirname, 'translationsLoader.ts') }],
    },
    // The code contains the texts of the default language; a test checks that they are
    // equal.
    ...(i18n.currentLocale === DEFAULT_LANGUAGE
      ? []
      : [
          {
            test: /\.tsx?$/,
            include: path.join(siteDir, 'src'),
            use: [
              {
                loader: path.join(__dirname, 'labelsLoader.ts'),
                options: { file: path.join(localizationDir, LABELS_FILE) },
              },
            ],
          },
        ]),
  ];
  return {
    name: 'labels',
    configureWebpack: (_config, isServer) => ({
      mergeStrategy: { 'module.rules': 'append' },
      resolve: {
        alias: {
          '@language/dayjs': require.resolve(`dayjs/locale/${dateLocale}`),
          '@language/mui': muiTexts,
        },
      },
      module: { rules: isServer || process.env.NODE_ENV !== 'production' ? [] : rules },
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
