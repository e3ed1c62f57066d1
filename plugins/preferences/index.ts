import type { LoadContext, Plugin } from '@docusaurus/types';
import { renderPreferencesScript } from './renderPreferencesScript';

/**
 * Puts the script into the head that applies scheme, direction, density, spacing and colors
 * before the first paint. Docusaurus's own script comes later, at the start of the body.
 */
export default function preferencesPlugin({ siteStorage }: LoadContext): Plugin {
  return {
    name: 'preferences',
    injectHtmlTags: () => ({
      headTags: [
        { tagName: 'script', innerHTML: renderPreferencesScript(siteStorage.namespace) },
      ],
    }),
  };
}
