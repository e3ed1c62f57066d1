import path from 'node:path';
import type { Language } from '../../src/config/languages';
import { PRODUCT_FOLDERS } from '../../src/types/page';
import type { NavEntry } from '../../src/types/nav';
import { listPageIds } from '../nav/listPageIds';
import { getTranslationDir } from '../pages/getTranslationDir';
import { SITE_DIR } from '../paths/siteDir';
import { comparePage, type ComparedPage, type PageFolders } from './comparePage';
import { compareTexts, type ComparedText } from './compareTexts';
import { listEnglishTexts, listOwnTexts, type TextKind } from './listEnglishTexts';
import { readTranslatedFrom } from './readTranslatedFrom';

/** Translation progress of one product, or of the pages that belong to no product. */
export interface ProductShare {
  /** Folder of the pages. */
  product: string;
  total: number;
  translated: number;
  started: number;
  outdated: number;
  missing: number;
  /** Share of pages that are translated and up to date, in percent, rounded down. */
  percent: number;
}

/** The status of a translation. */
export interface LanguageReport {
  products: ProductShare[];
  /** Totals of all pages. */
  all: ProductShare;
  pages: ComparedPage[];
  texts: ComparedText[];
  /** Number of short texts by kind. */
  textTotals: Record<TextKind, number>;
}

const isWritten = (id: string): boolean => !id.startsWith('api/');

/**
 * Compares all pages, labels, texts and titles of a language with English. API pages are
 * generated and do not count.
 * @throws Error with the file and the section or key that is damaged
 */
export function compareLanguage(
  language: Language,
  nav: readonly NavEntry[],
  folders: PageFolders = getFolders(language),
): LanguageReport {
  const sources = listPageIds(folders.sourceDir).filter(isWritten);
  const own = listPageIds(folders.translationDir).filter(isWritten);
  const pages = [...new Set([...sources, ...own])]
    .sort()
    .map((id) => comparePage(id, folders));
  const english = listEnglishTexts(nav);
  const texts = listOwnTexts(language);
  const translatedFrom = readTranslatedFrom(language);
  const kinds = Object.keys(english) as TextKind[];
  return {
    products: listFolders(pages).map((product) =>
      count(
        product,
        pages.filter(({ id }) => id.startsWith(`${product}/`)),
      ),
    ),
    all: count('all', pages),
    pages,
    texts: kinds.flatMap((kind) =>
      compareTexts(kind, english[kind], texts[kind], translatedFrom[kind]),
    ),
    textTotals: Object.fromEntries(
      kinds.map((kind) => [kind, Object.keys(english[kind]).length]),
    ) as Record<TextKind, number>,
  };
}

/** Folders of the pages of the current version. */
export function getFolders(language: Language): PageFolders {
  const sourceDir = path.join(SITE_DIR, 'docs');
  return { sourceDir, translationDir: getTranslationDir(sourceDir, language) };
}

/** Products first, in their usual order, then other folders. */
function listFolders(pages: readonly ComparedPage[]): string[] {
  const found = new Set(pages.map(({ id }) => id.split('/')[0] ?? ''));
  return [
    ...PRODUCT_FOLDERS.filter((folder) => found.has(folder)),
    ...[...found].filter((folder) => !PRODUCT_FOLDERS.some((each) => each === folder)),
  ];
}

function count(product: string, pages: readonly ComparedPage[]): ProductShare {
  const of = (state: string) => pages.filter((page) => page.state === state).length;
  const total = pages.length - of('orphaned');
  const translated = of('translated');
  return {
    product,
    total,
    translated,
    started: of('started'),
    outdated: of('outdated'),
    missing: of('missing'),
    percent: total === 0 ? 100 : Math.floor((translated / total) * 100),
  };
}
