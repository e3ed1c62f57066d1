import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { Plugin } from '@docusaurus/types';
import { PAGE_INDEX_FILE } from '../../src/config/notFound';
import type { IndexedPage } from '../../src/types/page';
import { createEmitPlugin } from './createEmitPlugin';

const DOCS_PLUGIN = 'docusaurus-plugin-content-docs';

/**
 * Publishes the list of all pages in the current language, `/x/pages.json`. It is a
 * separate file, because only the 404 page needs it.
 */
export default function pagesIndexPlugin(): Plugin {
  let pages: IndexedPage[] = [];
  return {
    name: 'pages-index',
    async allContentLoaded({ allContent }) {
      pages = listPages(Object.values(allContent[DOCS_PLUGIN] ?? {}) as LoadedContent[]);
    },
    configureWebpack: (_config, isServer) =>
      isServer ? {} : { plugins: [createEmitPlugin(PAGE_INDEX_FILE, () => pages)] },
  };
}

/**
 * Lists the address and title of every published page, sorted by address. Docusaurus adds
 * the trailing slash later, when it creates the routes.
 */
export const listPages = (contents: LoadedContent[]): IndexedPage[] =>
  contents
    .flatMap(({ loadedVersions }) => loadedVersions)
    .flatMap(({ docs }) => docs)
    .filter(({ draft, unlisted }) => !draft && !unlisted)
    .map(({ permalink, title }) => ({ path: permalink.replace(/\/?$/, '/'), title }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
