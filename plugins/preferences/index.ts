import type { LoadContext, Plugin } from '@docusaurus/types';
import { renderPreferencesScript } from './renderPreferencesScript';

/**
 * Adds the script to the head that applies color scheme, direction, density, spacing and
 * colors before the first paint. Docusaurus's own script comes later, at the start of the
 * body.
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
