import type { LoadContext, Plugin } from '@docusaurus/types';
import {
  listLanguageRedirects,
  listRootRedirects,
} from '../../content/redirects/listRedirects';
import { writeRedirectPages } from '../../content/redirects/writeRedirectPages';
import { toLanguage } from '../../src/config/languages';

/** Writes a page that leads on for every address of `src/config/redirects`, in one language. */
export default function redirectsPlugin({ siteDir, i18n, baseUrl }: LoadContext): Plugin {
  // Read at once, so that a wrong entry stops the build before it takes its time.
  const redirects = listLanguageRedirects(siteDir, toLanguage(i18n.currentLocale));
  listRootRedirects(siteDir);
  return {
    name: 'redirects',
    postBuild: ({ outDir }) => writeRedirectPages(outDir, baseUrl, redirects),
  };
}
