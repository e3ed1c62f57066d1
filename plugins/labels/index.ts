import type { LoadContext, Plugin } from '@docusaurus/types';
import { LANGUAGE_TABLE, toLanguage } from '../../src/config/languages';
import { findTextProblems } from '../../site/translations/findTextProblems';
import { refuseOtherSources } from './refuseOtherSources';
import { requireDictionary } from './requireDictionary';

/**
 * Stops where a language has no labels, or damaged ones; Docusaurus would show English or a
 * bare placeholder without a word. Brings
 * the names of days and months of the running language alone, as `@language/dayjs`.
 */
export default function labelsPlugin({ i18n, localizationDir }: LoadContext): Plugin {
  const { dateLocale } = LANGUAGE_TABLE[toLanguage(i18n.currentLocale)];
  return {
    name: 'labels',
    configureWebpack: () => ({
      resolve: {
        alias: { '@language/dayjs': require.resolve(`dayjs/locale/${dateLocale}`) },
      },
    }),
    loadContent: async () => {
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
