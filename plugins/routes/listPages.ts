import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { IndexedPage } from '../../src/types/pageIndex';

/**
 * Address and title of every published page, in the order of their addresses. Docusaurus adds
 * the slash at the end of an address later, when it makes the routes.
 */
export const listPages = (contents: LoadedContent[]): IndexedPage[] =>
  contents
    .flatMap(({ loadedVersions }) => loadedVersions)
    .flatMap(({ docs }) => docs)
    .filter(({ draft, unlisted }) => !draft && !unlisted)
    .map(({ permalink, title }) => ({ path: permalink.replace(/\/?$/, '/'), title }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
