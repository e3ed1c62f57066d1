import type { LoadContext, Plugin } from '@docusaurus/types';
import { requireDictionary } from './requireDictionary';

/** Stops where a language has no labels; Docusaurus would show English without a word. */
export default function labelsPlugin({ i18n, localizationDir }: LoadContext): Plugin {
  return {
    name: 'labels',
    loadContent: async () => {
      requireDictionary(localizationDir, i18n.currentLocale);
    },
  };
}
