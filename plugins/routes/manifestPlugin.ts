import type { LoadContext, Plugin } from '@docusaurus/types';
import { getSiteLabels } from '../../content/texts/getSiteLabels';
import {
  BASE_URLS,
  type Language,
  LANGUAGE_TABLE,
  toLanguage,
} from '../../src/config/languages';
import { MANIFEST_FILES } from '../../src/config/offline';
import { SITE_NAME } from '../../src/config/site';
import { createEmitPlugin } from './createEmitPlugin';

/** Publishes the web app manifest of the current language. */
export default function manifestPlugin({ i18n }: LoadContext): Plugin {
  const language = toLanguage(i18n.currentLocale);
  const emit = createEmitPlugin(MANIFEST_FILES[language], () => makeManifest(language));
  return {
    name: 'manifest',
    configureWebpack: (_config, isServer) => (isServer ? {} : { plugins: [emit] }),
  };
}

/** Home screens truncate longer names. */
const SHORT_NAME = 'Atlas';

const ICONS = [
  { src: 'img/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: 'img/icon-512.png', sizes: '512x512', type: 'image/png' },
  {
    src: 'img/icon-maskable-512.png',
    sizes: '512x512',
    type: 'image/png',
    purpose: 'maskable',
  },
  { src: 'img/logo.svg', sizes: 'any', type: 'image/svg+xml' },
];

/** The web app manifest of the site in one language. */
export function makeManifest(language: Language) {
  const base = BASE_URLS[language];
  const { htmlLang, direction } = LANGUAGE_TABLE[language];
  return {
    id: base,
    name: SITE_NAME,
    short_name: SHORT_NAME,
    description: getSiteLabels(language)('site.tagline'),
    lang: htmlLang,
    dir: direction,
    start_url: base,
    scope: base,
    display: 'standalone',
    background_color: '#ffffff',
    theme_color: '#2257d6',
    categories: ['developer', 'education'],
    icons: ICONS,
  };
}
