import fs from 'node:fs';
import path from 'node:path';
import type { LoadedContent, LoadedVersion } from '@docusaurus/plugin-content-docs';
import { createApiDocs } from '../../plugins/api-reference/pages/createApiDocs';
import type { SitePage } from '../../plugins/markdown-pages/model';
import { listSitePages } from '../../plugins/markdown-pages/pages/listSitePages';
import {
  createSiteContext,
  type SiteContext,
} from '../../plugins/markdown-pages/siteContext';
import { getTranslationDir } from '../../site/pages/getTranslationDir';
import { SITE_DIR } from '../../site/paths/siteDir';
import { BASE_URLS, type Language } from '../../src/config/languages';
import { getPathnameOfDoc } from '../../src/lib/getPathnameOfDoc';
import { listEnglishPages } from './listContent';
import { readPage } from './readPage';

export const SITE_URL = 'https://docs.example.com';

const DOCS_DIR = path.join(SITE_DIR, 'docs');

/**
 * All pages of a language as a build lists them, read from the sources, and what writes them
 * as Markdown.
 */
export async function loadSitePages(
  language: Language,
): Promise<{ pages: SitePage[]; site: SiteContext }> {
  const guides = await Promise.all(
    listEnglishPages().map((file) => toDoc(file, language)),
  );
  const version = {
    versionName: 'current',
    contentPath: DOCS_DIR,
    path: BASE_URLS[language],
    docs: [],
    sidebars: {},
  } as unknown as LoadedVersion;
  const reference = await createApiDocs(version, {
    siteDir: SITE_DIR,
    readDate: () => Promise.resolve(null),
  });
  const content: LoadedContent = {
    loadedVersions: [{ ...version, docs: [...guides, ...reference] }],
  };
  const pages = listSitePages([content], { siteDir: SITE_DIR, language });
  const site = createSiteContext({
    pages,
    siteDir: SITE_DIR,
    siteUrl: SITE_URL,
    language,
    packageVersions: () => ({}),
  });
  return { pages, site };
}

async function toDoc(
  original: string,
  language: Language,
): Promise<LoadedVersion['docs'][number]> {
  const relative = path.relative(DOCS_DIR, original);
  const translation = path.join(getTranslationDir(DOCS_DIR, language), relative);
  const file = fs.existsSync(translation) ? translation : original;
  const { frontMatter } = await readPage(file);
  const id = relative
    .split(path.sep)
    .join('/')
    .replace(/\.mdx$/, '');
  const slug = getPathnameOfDoc(id).replace(/^\/x/, '');
  return {
    id,
    title: frontMatter.title,
    description: frontMatter.description,
    source: `@site/${path.relative(SITE_DIR, file)}`,
    permalink: `${BASE_URLS[language].replace(/\/$/, '')}${slug}`,
    frontMatter,
    draft: false,
    unlisted: false,
  } as unknown as LoadedVersion['docs'][number];
}
