import fs from 'node:fs/promises';
import path from 'node:path';
import { listPageFiles } from '../../plugins/framework-patches/bundle-size/listPageFiles';
import { BASE_URLS } from '../../src/config/languages';
import { measureFiles } from '../budgets/measureFiles';
import { sizeAfterBrotli } from '../budgets/sizeAfterBrotli';

/**
 * Measures what a page in a built copy of this project loads without interaction: HTML,
 * styles and scripts, in bytes after brotli. It shows how the page depends on the total
 * number of pages.
 * @param siteDir folder of the copy
 * @param page address relative to the base, such as `introduction/licensing/`
 * @throws Error if the build has no such page
 */
export async function measurePage(siteDir: string, page: string): Promise<number> {
  const files = (await listPageFiles(path.join(siteDir, '.docusaurus'))).get(
    BASE_URLS.en + page,
  );
  if (!files) throw new Error(`The build of ${siteDir} has no page ${page}.`);
  const folder = path.join(siteDir, 'build');
  const html = await fs.readFile(path.join(folder, page, 'index.html'));
  return sizeAfterBrotli(html) + (await measureFiles(folder, files)).brotli;
}
