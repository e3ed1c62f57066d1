import fs from 'node:fs';
import path from 'node:path';
import type { LoadedContent, LoadedVersion } from '@docusaurus/plugin-content-docs';
import { createApiDocs } from '../../../plugins/api-reference/pages/createApiDocs';
import type { SitePage } from '../../../plugins/markdown-pages/model';
import { listSitePages } from '../../../plugins/markdown-pages/pages/listSitePages';
import {
  createSiteContext,
  type SiteContext,
} from '../../../plugins/markdown-pages/siteContext';
import { getTranslationDir } from '../../../content/pages/getTranslationDir';
import { SITE_DIR } from '../../../content/paths/siteDir';
import { BASE_URLS, type Language } from '../../../src/config/languages';
import { getPathnameOfDoc } from '../../../src/lib/docPaths';
import { readPage } from './readPage';

const SITE_URL = 'https://docs.example.com';

/**
 * All pages of a language as a build lists them, read from the sources, and the renderer
 * that writes them as Markdown.
 * @param siteDir root of the project, or of a fixture with a folder `docs`
 */
export async function loadSitePages(
  language: Language,
  siteDir = SITE_DIR,
): Promise<{ pages: SitePage[]; site: SiteContext }> {
  const docsDir = path.join(siteDir, 'docs');
  const files = fs
    .readdirSync(docsDir, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mdx'));
  const guides = await Promise.all(files.map((file) => toDoc(file, language, siteDir)));
  const version = {
    versionName: 'current',
    contentPath: docsDir,
    path: BASE_URLS[language],
    docs: [],
    sidebars: {},
  } as unknown as LoadedVersion;
  const reference = await createApiDocs(version, {
    siteDir,
    language,
    readDate: () => Promise.resolve(null),
  });
  const content: LoadedContent = {
    loadedVersions: [{ ...version, docs: [...guides, ...reference] }],
  };
  const pages = listSitePages([content], { siteDir, language });
  const site = createSiteContext({
    pages,
    siteDir,
    siteUrl: SITE_URL,
    language,
    packageVersions: {},
  });
  return { pages, site };
}

async function toDoc(
  relative: string,
  language: Language,
  siteDir: string,
): Promise<LoadedVersion['docs'][number]> {
  const docsDir = path.join(siteDir, 'docs');
  const translation = path.join(getTranslationDir(docsDir, language), relative);
  const file = fs.existsSync(translation) ? translation : path.join(docsDir, relative);
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
    source: `@site/${path.relative(siteDir, file)}`,
    permalink: `${BASE_URLS[language].replace(/\/$/, '')}${slug}`,
    frontMatter,
    draft: false,
    unlisted: false,
  } as unknown as LoadedVersion['docs'][number];
}
