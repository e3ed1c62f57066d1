import fs from 'node:fs';
import path from 'node:path';
import { readApiJson } from '../../../content/paths/readApiJson';
import { readSiteTexts } from '../../../content/texts/readSiteTexts';
import { DEFAULT_LANGUAGE, type Language } from '../../../src/config/languages';
import type { ApiIndex, ApiIndexEntry } from '../../../src/types/api';
import type { ProductFolder } from '../../../src/types/page';
import { translateDescription } from '../write/describeExport';
import { fill } from '../view/labels';

/** The parts of a reference page that are known without reading its data. */
export interface ApiPageOutline {
  /** Page id: `api/charts/bar-chart`. */
  id: string;
  product: ProductFolder;
  title: string;
  description: string;
  /** Which of the two are not in English. */
  translated?: readonly ('title' | 'description')[];
  package?: string;
  /** Path of the page's data, relative to the documentation folder. */
  data: string;
}

export const INDEX_FILE = 'api/index.json';

/**
 * Lists the reference pages of a version: for each product its index and one page per
 * name.
 * @param docsDir folder of the version
 * @param language of titles and descriptions; texts from the packages stay English
 * @returns an empty list if the version has no reference
 */
export function listApiPages(
  docsDir: string,
  language: Language = DEFAULT_LANGUAGE,
): ApiPageOutline[] {
  const file = path.join(docsDir, INDEX_FILE);
  if (!fs.existsSync(file)) return [];
  const { products } = readApiJson<ApiIndex>(file);
  return products.flatMap(({ product, pages }) => [
    outlineIndex(product, pages, language),
    ...pages.map((page) => outlinePage(product, page, language)),
  ]);
}

function outlineIndex(
  product: ProductFolder,
  pages: readonly ApiIndexEntry[],
  language: Language,
): ApiPageOutline {
  const { site, reference } = readSiteTexts(language);
  const name = site[`product.${product}`];
  const hasInterfaces = pages.some(({ kind }) => kind === 'interface');
  const about = reference.about[hasInterfaces ? 'index' : 'indexWithoutInterfaces'];
  return {
    id: `api/${product}/index`,
    product,
    title: `${name} API`,
    description: fill(about, { product: name }),
    ...(language === DEFAULT_LANGUAGE ? {} : { translated: ['title', 'description'] }),
    data: INDEX_FILE,
  };
}

function outlinePage(
  product: ProductFolder,
  entry: ApiIndexEntry,
  language: Language,
): ApiPageOutline {
  const { name, slug, kind, packages } = entry;
  const [owner] = packages;
  const description = translateDescription(
    { ...entry, product },
    readSiteTexts(language).reference,
  );
  return {
    id: `api/${product}/${slug}`,
    product,
    title: `${name} ${kind === 'component' ? 'API' : kind}`,
    description,
    ...(description === entry.description ? {} : { translated: ['description'] }),
    ...(owner ? { package: owner } : {}),
    data: `api/${product}/${slug}.json`,
  };
}
