import { pageToTitle } from '../../src/lib/pageToTitle';
import type { NavEntry } from '../../src/types/nav';
import { getZhDir } from '../../site/nav/findPageProblems';
import { listPageIds } from '../../site/nav/listPageIds';
import { walkNav } from '../../site/nav/walkNav';

export interface TranslationReport {
  /** Entries that show their English title on Chinese pages. */
  missingTitles: { pathname: string; title: string }[];
  /** Ids of the pages that Chinese readers get in English. */
  missingPages: string[];
}

/** Lists what the Chinese site shows in English. API pages are generated, so they are not counted. */
export function getTranslationReport(
  docsDir: string,
  nav: readonly NavEntry[],
  titlesZh: Readonly<Record<string, string>>,
  zhDir: string = getZhDir(docsDir),
): TranslationReport {
  const translated = new Set(listPageIds(zhDir));
  return {
    missingTitles: walkNav(nav)
      .filter(({ pathname }) => !Object.hasOwn(titlesZh, pathname) || !titlesZh[pathname])
      .map((entry) => ({
        pathname: entry.pathname,
        title: pageToTitle(entry) ?? entry.pathname,
      })),
    missingPages: listPageIds(docsDir).filter(
      (id) => !/^api\//.test(id) && !translated.has(id),
    ),
  };
}
