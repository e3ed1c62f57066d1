import path from 'node:path';
import { readText } from '../../../content/text/readText';
import { DOCUSAURUS_BIN, SITE_DIR } from '../../../content/paths/siteDir';
import { BASE_URLS } from '../../../src/config/languages';
import { BENCH_DIR } from '../benchDir';
import { buildOnce, runTool } from './buildOnce';
import { listPlainPages } from './listPlainPages';
import { writeStockSite } from './writeStockSite';

/** The installed version of a package. */
function readOwnVersion(name: string): string {
  const file = path.join(SITE_DIR, 'node_modules', name, 'package.json');
  return (JSON.parse(readText(file)) as { version: string }).version;
}

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
