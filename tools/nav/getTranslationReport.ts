import { pageToTitle } from '../../src/lib/pageToTitle';
import type { NavEntry } from '../../src/types/nav';
import { DEFAULT_LANGUAGE, type Language } from '../../src/config/languages';
import { listPageIds } from '../../site/nav/listPageIds';
import { readTitles, type Titles } from '../../site/nav/readTitles';
import { walkNav } from '../../site/nav/walkNav';
import { getTranslationDir } from '../../site/pages/getTranslationDir';
import { listTextKeys } from '../../site/texts/listTextKeys';
import { readOwnTexts } from '../../site/texts/readOwnTexts';
import { SITE_TEXTS_FILE } from '../../site/texts/readSiteTexts';

const LABELS_FILE = 'code.json';
type Labels = Record<string, { message: string }>;

export interface TranslationReport {
  /** Entries that show their English title. */
  missingTitles: { pathname: string; title: string }[];
  /** Ids of the pages that readers get in English. */
  missingPages: string[];
  /** Keys of the texts that the build puts in English, and ids of labels. */
  missingTexts: string[];
}

/** Lists what a language shows in English. API pages are generated, so they are not counted. */
export function getTranslationReport(
  docsDir: string,
  nav: readonly NavEntry[],
  language: Language,
  titles: Titles = readTitles(language),
): TranslationReport {
  const translated = new Set(listPageIds(getTranslationDir(docsDir, language)));
  return {
    missingTitles: walkNav(nav)
      .filter(({ pathname }) => !Object.hasOwn(titles, pathname) || !titles[pathname])
      .map((entry) => ({
        pathname: entry.pathname,
        title: pageToTitle(entry) ?? entry.pathname,
      })),
    missingPages: listPageIds(docsDir).filter(
      (id) => !/^api\//.test(id) && !translated.has(id),
    ),
    missingTexts: [...listMissingTexts(language), ...listMissingLabels(language)],
  };
}

/** Keys of the build's own texts. */
function listMissingTexts(language: Language): string[] {
  const own = new Set(listTextKeys(readOwnTexts(language, SITE_TEXTS_FILE)));
  const keys = listTextKeys(readOwnTexts(DEFAULT_LANGUAGE, SITE_TEXTS_FILE));
  return keys.filter((key) => !own.has(key));
}

/** Ids of labels. Docusaurus writes a new one into all languages, in English. */
function listMissingLabels(language: Language): string[] {
  const own = readOwnTexts(language, LABELS_FILE) as Labels;
  const english = readOwnTexts(DEFAULT_LANGUAGE, LABELS_FILE) as Labels;
  return Object.keys(english).filter((id) =>
    [undefined, '', english[id]?.message].includes(own[id]?.message),
  );
}
