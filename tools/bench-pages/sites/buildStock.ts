import path from 'node:path';
import { DOCUSAURUS_BIN, SITE_DIR } from '../../../content/paths/siteDir';
import { BASE_URLS } from '../../../src/config/languages';
import { listPlainPages } from './listPlainPages';
import { writeStockSite } from './writeStockSite';
import { BENCH_DIR } from '../benchDir';
import { readOwnVersion } from './readOwnVersion';
import { buildOnce } from './buildOnce';
import { runTool } from './runTool';

/**
 * Builds a stock Docusaurus site with all pages of this one.
 * @returns its folder
 */
export async function buildStock(): Promise<string> {
  const folder = path.join(BENCH_DIR, 'stock');
  const out = path.join(BENCH_DIR, 'stock-out');
  const pages = listPlainPages(SITE_DIR).map(({ id, text }) => id + text);
  await buildOnce(out, [readOwnVersion('@docusaurus/core'), ...pages], () => {
    console.log(`Building a stock Docusaurus site of ${pages.length} pages …`);
    writeStockSite(SITE_DIR, folder);
    const target = path.join(out, BASE_URLS.en);
    runTool(DOCUSAURUS_BIN, ['build', folder, '--out-dir', target], folder);
  });
  return out;
}
