import path from 'node:path';
import type { DocMetadata, LoadedVersion } from '@docusaurus/plugin-content-docs';
import { aliasedSitePath, normalizeUrl } from '@docusaurus/utils';
import { dropBase } from '../../../src/lib/basePath';
import { getApiSidebarName } from '../../../src/lib/apiPaths';
import { getPathnameOfDoc } from '../../../src/lib/docPaths';
import type { Language } from '../../../src/config/languages';
import { outlineChanges } from '../../changes/api/outlineChanges';
import { INDEX_FILE, listApiPages, type ApiPageOutline } from './listApiPages';

interface ApiDocsOptions {
  siteDir: string;
  /** Language of titles that are not names of the packages. */
  language: Language;
  /** Returns when a file was last changed; null if unknown. */
  readDate: (file: string) => Promise<DocMetadata['lastUpdatedAt']>;
}

/**
 * Creates the metadata that the docs plugin would have for reference pages if they were
 * written in MDX. `pageLoader` creates their modules from the data.
 * @param version a version of the documentation, whose folder contains the data
 */
export const createApiDocs = (
  version: LoadedVersion,
  { siteDir, language, readDate }: ApiDocsOptions,
): Promise<DocMetadata[]> =>
  Promise.all(
    listDocs(version.contentPath, siteDir, language).map(
      async ({ file, query, ...page }) => {
        const slug = dropBase(getPathnameOfDoc(page.id));
        const doc: DocMetadata = {
          id: page.id,
          title: page.title,
          description: page.description,
          source: aliasedSitePath(file, siteDir) + query,
          sourceDirName: path.posix.dirname(page.id),
          slug,
          permalink: normalizeUrl([version.path, slug]),
          draft: false,
          unlisted: false,
          tags: [],
          version: version.versionName,
          lastUpdatedAt: await readDate(file),
          lastUpdatedBy: undefined,
          frontMatter: {
            title: page.title,
            description: page.description,
            product: page.product,
            ...(page.translated ? { translated: page.translated } : {}),
            ...(page.package ? { package: page.package } : {}),
            slug,
          } as DocMetadata['frontMatter'],
          sidebar: getApiSidebarName(page.product),
          previous: undefined,
          next: undefined,
        };
        return doc;
      },
    ),
  );

interface ApiDoc extends Omit<ApiPageOutline, 'data'> {
  /** Absolute path of the data. */
  file: string;
  query: string;
}

/** The reference pages, followed by the changes pages. */
function listDocs(docsDir: string, siteDir: string, language: Language): ApiDoc[] {
  const pages = listApiPages(docsDir, language);
  if (pages.length === 0) return [];
  return [
    ...pages.map((page) => ({
      ...page,
      file: path.join(docsDir, page.data),
      query: getQuery(page),
    })),
    ...outlineChanges(siteDir, language).map((page) => ({
      ...page,
      file: path.join(siteDir, page.file),
      query: '?page&changes',
    })),
  ];
}

/** The index pages of all products are generated from one file. */
const getQuery = ({ data, product }: ApiPageOutline): string =>
  data === INDEX_FILE ? `?page&product=${product}` : '?page';
