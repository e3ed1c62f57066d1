import fs from 'node:fs/promises';
import path from 'node:path';
import {
  BUNDLE_RECORD_FILE,
  type BundleRecord,
  type RecordedChunk,
} from '../../plugins/framework-patches/bundle-size/BundleRecord';
import { listPageFiles } from '../../plugins/framework-patches/bundle-size/listPageFiles';
import { BUILD_DIR, SITE_DIR } from '../../content/paths/siteDir';
import { BASE_URLS, type Language } from '../../src/config/languages';

/** What is read of the build of a language before it is measured. */
export interface Build {
  language: Language;
  /** Where its files are. */
  folder: string;
  /** Address of a page to the scripts and stylesheets that it loads by itself. */
  pages: Map<string, string[]>;
  chunks: RecordedChunk[];
}

/** @throws Error if there is no build */
export async function readBuild(language: Language): Promise<Build> {
  const generated = path.join(SITE_DIR, '.docusaurus', `build-${language}`);
  const pages = await listPageFiles(generated);
  const text = await fs.readFile(path.join(generated, BUNDLE_RECORD_FILE), 'utf8');
  const { chunks } = JSON.parse(text) as BundleRecord;
  const folder = path.join(BUILD_DIR, BASE_URLS[language]);
  return { language, folder, pages, chunks };
}
