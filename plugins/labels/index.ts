import type { LoadContext, Plugin } from '@docusaurus/types';
import { LANGUAGE_TABLE, toLanguage } from '../../src/config/languages';
import { refuseOtherSources } from './refuseOtherSources';
import { requireDictionary } from './requireDictionary';

/**
 * Stops where a language has no labels; Docusaurus would show English without a word. Brings
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
    },
  };
}
