import fs from 'node:fs';
import path from 'node:path';
import { installPackages } from '../bench-pages/installPackages';
import { writeStockSite } from '../bench-pages/sites/writeStockSite';
import { GC_FLAGS } from '../cli/getDocusaurusArgs';
import type { Given } from '../cli/parseCommand';
import { BENCH_DIR, editSentence, makeCopy } from '../bench-build/makeCopy';
import { measureBuild, measurePage } from '../bench-build/measureBuild';
import { readSizes } from '../bench-build/readSizes';
import { runEdits } from '../bench-build/edits/runEdits';
import { renderCosts, type SiteCosts, type SizeCosts } from '../bench-build/renderCosts';

/** The search plugin of most stock sites without a search service. */
const SEARCH = { '@easyops-cn/docusaurus-search-local': '0.55.3' };

const STOCK_DIR = path.join(BENCH_DIR, 'stock');
const RESULT = path.join(BENCH_DIR, 'result.json');
const ADDRESS = 'introduction/licensing/';
const PAGE = `docs/${ADDRESS}licensing`;

function measureSite(
  siteDir: string,
  page: string,
  flags?: readonly string[],
): SiteCosts {
  for (const folder of ['.docusaurus', 'build', '.cache', 'node_modules/.cache'])
    fs.rmSync(path.join(siteDir, folder), { recursive: true, force: true });
  const cold = measureBuild(siteDir, flags);
  editSentence(siteDir, page);
  return { cold, again: measureBuild(siteDir, flags) };
}

async function measureSize(count: number, search: string): Promise<SizeCosts> {
  const copy = makeCopy(count);
  const theme = [search, { hashed: true, docsRouteBasePath: '/', indexBlog: false }];
  const pages = writeStockSite(copy, STOCK_DIR, { themes: [theme] });
  console.log(`Building two sites of ${pages} pages, each twice …`);
  const stock = measureSite(STOCK_DIR, `${PAGE}.md`);
  const ours = measureSite(copy, `${PAGE}.mdx`, GC_FLAGS);
  return { pages, ours, stock, page: await measurePage(copy, ADDRESS) };
}

export async function run({ values }: Given<'bench:build'>): Promise<void> {
  const sizes = readSizes(values.pages);
  if (values.edits) return runEdits();
  const [name = ''] = Object.keys(SEARCH);
  const folder = path.join(BENCH_DIR, 'search');
  // It resolves Docusaurus from the project.
  installPackages(folder, SEARCH, ['--legacy-peer-deps']);
  const search = path.join(folder, 'node_modules', name);
  const all: SizeCosts[] = [];
  for (const size of sizes) {
    all.push(await measureSize(size, search));
    fs.writeFileSync(RESULT, `${JSON.stringify(all, null, 2)}\n`);
    console.log(`\n${renderCosts(all)}\n`);
  }
  console.log(`Written: ${path.relative(process.cwd(), RESULT)}`);
}
