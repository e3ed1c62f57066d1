import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { IndexedPage } from '../../src/types/pageIndex';

/**
 * Address and title of every published page, in the order of their addresses. Docusaurus adds
 * the slash at the end of an address later, when it makes the routes.
 * @param more pages that are no documents
 */
export const listPages = (
  contents: LoadedContent[],
  more: readonly IndexedPage[] = [],
): IndexedPage[] =>
  contents
    .flatMap(({ loadedVersions }) => loadedVersions)
    .flatMap(({ docs }) => docs)
    .filter(({ draft, unlisted }) => !draft && !unlisted)
    .map(({ permalink, title }) => ({ path: permalink.replace(/\/?$/, '/'), title }))
    .concat(more.map(({ path, title }) => ({ path, title })))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
