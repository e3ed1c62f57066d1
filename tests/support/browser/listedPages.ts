import listed from './listedPages.json';

const pathsOf = (pages: readonly { path: string }[]): string[] =>
  pages.map(({ path }) => path);

/** At least one page of each type; `npm test` checks them in every appearance. */
export const PAGE_TYPES = pathsOf(listed.pageTypes);

/** These pages, guides that have at least one demo of each kind, and the longest page. */
export const LISTED_PAGES = new Set([...PAGE_TYPES, ...pathsOf(listed.more)]);
