import type { LoadContext, Plugin } from '@docusaurus/types';
import { toLanguage } from '../../src/config/languages';
import { MANIFEST_FILES } from '../../src/config/offline';
import { createEmitPlugin } from './createEmitPlugin';
import { makeManifest } from './makeManifest';

/** Publishes the web app manifest of the current language. */
export default function manifestPlugin({ i18n }: LoadContext): Plugin {
  const language = toLanguage(i18n.currentLocale);
  const emit = createEmitPlugin(MANIFEST_FILES[language], () => makeManifest(language));
  return {
    name: 'manifest',
    configureWebpack: (_config, isServer) => (isServer ? {} : { plugins: [emit] }),
  };
}
