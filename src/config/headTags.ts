import { BASE_URLS, type Language } from './languages';
import { MANIFEST_FILES } from './offline';

/** Head tags of every page: the manifest, and the color of the browser's toolbars. */
export const headTags = (language: Language) => [
  {
    tagName: 'link',
    attributes: {
      rel: 'manifest',
      href: BASE_URLS[language] + MANIFEST_FILES[language],
    },
  },
  {
    tagName: 'meta',
    attributes: {
      name: 'theme-color',
      media: '(prefers-color-scheme: light)',
      content: '#ffffff',
    },
  },
  {
    tagName: 'meta',
    attributes: {
      name: 'theme-color',
      media: '(prefers-color-scheme: dark)',
      content: '#0f141d',
    },
  },
];
