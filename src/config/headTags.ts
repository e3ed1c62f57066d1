import { BASE_URLS, type Language } from './languages';
import { MANIFEST_FILES } from './offline';

/** What every page's head carries: the manifest, and the color of the browser's own bars. */
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
