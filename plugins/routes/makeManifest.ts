import { BASE_URLS, LANGUAGE_TABLE, type Language } from '../../src/config/languages';
import { SITE_NAME } from '../../src/config/site';
import { getSiteLabels } from '../../content/texts/getSiteLabels';

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
    start_url: `${base}introduction/`,
    scope: base,
    display: 'standalone',
    background_color: '#ffffff',
    theme_color: '#2257d6',
    categories: ['developer', 'education'],
    icons: ICONS,
  };
}
