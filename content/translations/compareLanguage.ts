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

/** What a translation has of one product, or of the pages that belong to none. */
export interface ProductShare {
  /** Folder of the pages. */
  product: string;
  total: number;
  translated: number;
  outdated: number;
  missing: number;
  /** Pages that are translated and current, in percent, rounded down. */
  percent: number;
}

/** The state of a translation. */
export interface LanguageReport {
  products: ProductShare[];
  /** All of the pages together. */
  all: ProductShare;
  pages: ComparedPage[];
  texts: ComparedText[];
  /** How many short texts there are, by kind. */
  textTotals: Record<TextKind, number>;
}

const isWritten = (id: string): boolean => !id.startsWith('api/');

/**
 * Compares all pages, labels, texts and titles of a language with English. Pages of the API
 * reference are generated, so they do not count.
 * @throws Error that names a file, and the section or key that is damaged
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

/** Where the pages of the current version are. */
export function getFolders(language: Language): PageFolders {
  const sourceDir = path.join(SITE_DIR, 'docs');
  return { sourceDir, translationDir: getTranslationDir(sourceDir, language) };
}

/** Products first, in their usual order; then the other folders. */
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
    outdated: of('outdated'),
    missing: of('missing'),
    percent: total === 0 ? 100 : Math.floor((translated / total) * 100),
  };
}
