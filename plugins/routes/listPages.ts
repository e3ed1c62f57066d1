import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { IndexedPage } from '../../src/types/pageIndex';

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
