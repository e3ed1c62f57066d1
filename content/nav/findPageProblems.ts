import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../src/config/languages';
import { getDocId, getPathnameOfDoc } from '../../src/lib/docPaths';
import type { NavEntry } from '../../src/types/nav';
import { getTranslationDir } from '../pages/getTranslationDir';
import { listEarlyIds } from '../translations/readOwnFields';
import { isPage } from './isPage';
import { listPageIds } from './listPageIds';
import { walkNav } from './walkNav';

const GENERATED_PAGE = /^api\/.*(?<!\/index)$/;

/**
 * Compares the pages in docs/ with the navigation and with their translations.
 * @param docsDir folder of the English pages
 * @returns one message per problem; empty if there are none
 */
export function findPageProblems(docsDir: string, nav: readonly NavEntry[]): string[] {
  const pageIds = listPageIds(docsDir);
  return [
    ...findDuplicates(nav),
    ...pageIds.flatMap((id) => checkNavEntry(id, nav)),
    ...LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE).flatMap((language) =>
      findStrayTranslations(language, docsDir, new Set(pageIds)),
    ),
  ];
}

function findDuplicates(nav: readonly NavEntry[]): string[] {
  const pathnames = walkNav(nav).map((entry) => entry.pathname);
  const repeated = pathnames.filter(
    (pathname, index) => pathnames.indexOf(pathname) < index,
  );
  return [...new Set(repeated)].map(
    (pathname) => `src/nav: ${pathname} has more than one entry; keep one`,
  );
}

/**
 * Compares a page with the navigation.
 * @returns a message if it has no entry, or not the right one
 */
export function checkNavEntry(id: string, nav: readonly NavEntry[]): string[] {
  if (GENERATED_PAGE.test(id)) return [];
  const pathname = getPathnameOfDoc(id);
  const expectedId = getDocId(pathname);
  if (expectedId !== id) {
    return [
      `docs/${id}: lies in the wrong place; expected docs/${expectedId ?? '<product>/<topic>/<topic>'}`,
    ];
  }
  const entry = walkNav(nav).find((candidate) => candidate.pathname === pathname);
  if (!entry)
    return [
      `docs/${id}: has no entry in src/nav; expected one with pathname ${pathname}`,
    ];
  return isPage(entry)
    ? []
    : [`docs/${id}: its entry ${pathname} in src/nav is a group, which shows no page`];
}

function findStrayTranslations(
  language: Language,
  docsDir: string,
  pageIds: ReadonlySet<string>,
): string[] {
  const folder = getTranslationDir(docsDir, language);
  return [...listPageIds(folder), ...listEarlyIds(folder)]
    .filter((id) => !pageIds.has(id))
    .map((id) => `${language} ${id}: has no English page; expected docs/${id}.mdx`);
}
