import path from 'node:path';
import { readTextAsync } from '../../content/text/readText';
import {
  BUNDLE_RECORD_FILE,
  type BundleRecord,
  listPageFiles,
  type RecordedChunk,
} from '../../plugins/shared/bundleRecord';
import { BUILD_DIR, SITE_DIR } from '../../content/paths/siteDir';
import { BASE_URLS, type Language } from '../../src/config/languages';

/** The data of a language's build that is needed to measure it. */
export interface Build {
  language: Language;
  /** Its output folder. */
  folder: string;
  /** Initial scripts and stylesheets by page address. */
  pages: Map<string, string[]>;
  chunks: RecordedChunk[];
}

/** @throws Error if there is no build */
export async function readBuild(language: Language): Promise<Build> {
  const generated = path.join(SITE_DIR, '.docusaurus', `build-${language}`);
  const pages = await listPageFiles(generated);
  const text = await readTextAsync(path.join(generated, BUNDLE_RECORD_FILE));
  const { chunks } = JSON.parse(text) as BundleRecord;
  const folder = path.join(BUILD_DIR, BASE_URLS[language]);
  return { language, folder, pages, chunks };
}
