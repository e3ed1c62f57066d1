import type { LoadContext, Plugin } from '@docusaurus/types';
import {
  listLanguageRedirects,
  listRootRedirects,
} from '../../content/redirects/listRedirects';
import { writeRedirectPages } from '../../content/redirects/writeRedirectPages';
import { toLanguage } from '../../src/config/languages';

/**
 * Writes a redirect page for every address in `src/config/redirects`, in one language.
 */
export default function redirectsPlugin({ siteDir, i18n, baseUrl }: LoadContext): Plugin {
  // Read immediately, so that an invalid entry fails the build early.
  const redirects = listLanguageRedirects(siteDir, toLanguage(i18n.currentLocale));
  listRootRedirects(siteDir);
  return {
    name: 'redirects',
    postBuild: ({ outDir }) => writeRedirectPages(outDir, baseUrl, redirects),
  };
}
