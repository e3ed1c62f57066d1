import fs from 'node:fs';
import path from 'node:path';
import { splitFrontMatter } from '../../../content/front-matter/splitFrontMatter';
import { SITE_DIR } from '../../../content/paths/siteDir';
import { BASE_URLS } from '../../../src/config/languages';
import { SITE_NAME } from '../../../src/config/site';
import { BENCH_DIR } from '../benchDir';
import { installPackages } from '../installPackages';
import { buildOnce, runTool } from './buildOnce';
import { listPlainPages, type PlainPage } from './listPlainPages';

/** The last versions that support Node 20. */
const VERSIONS = { astro: '5.18.0', '@astrojs/starlight': '0.37.7' };

const CONTENT = `import { defineCollection } from 'astro:content';
import { docsLoader } from '@astrojs/starlight/loaders';
import { docsSchema } from '@astrojs/starlight/schema';
export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };
`;

const renderConfig = (
  out: string,
): string => `import { defineConfig } from 'astro/config';
import starlight from '@astrojs/starlight';
export default defineConfig({
  site: 'https://docs.example.com',
  base: ${JSON.stringify(BASE_URLS.en)},
  trailingSlash: 'always',
  outDir: ${JSON.stringify(out)},
  build: { assets: 'assets' },
  integrations: [starlight({ title: ${JSON.stringify(SITE_NAME)} })],
});
`;

/** The section of the text page, whose pages include their text. */
const SECTION = 'introduction/';

/**
 * Other pages are only in the sidebar: their text would take minutes without affecting
 * results.
 */
const shorten = ({ id, text }: PlainPage): PlainPage =>
  id.startsWith(SECTION)
    ? { id, text }
    : { id, text: splitFrontMatter(text).head || text };

/**
 * Builds a Starlight site with all pages in its sidebar and the text of the measured
 * ones, and no configuration except a title. Starlight is installed in the cache.
 * @returns its folder
 */
export async function buildStarlight(): Promise<string> {
  const folder = path.join(BENCH_DIR, 'starlight');
  installPackages(folder, VERSIONS);
  // Inside the folder of its packages, because code that Astro runs before rendering
  // imports some of them.
  const out = path.join(folder, 'out');
  const pages = listPlainPages(SITE_DIR).map(shorten);
  const config = renderConfig(path.join(out, BASE_URLS.en));
  const inputs = [JSON.stringify(VERSIONS), config, JSON.stringify(pages)];
  await buildOnce(out, inputs, () => {
    console.log(`Building a Starlight site of ${pages.length} pages …`);
    writeSources(folder, config, pages);
    const bin = path.join(folder, 'node_modules/astro/astro.js');
    runTool(bin, ['build'], folder, { ASTRO_TELEMETRY_DISABLED: '1' });
  });
  return out;
}

function writeSources(folder: string, config: string, pages: readonly PlainPage[]): void {
  const source = path.join(folder, 'src');
  fs.rmSync(source, { recursive: true, force: true });
  fs.writeFileSync(path.join(folder, 'astro.config.mjs'), config);
  for (const { id, text } of pages) {
    const file = path.join(source, 'content/docs', `${toStarlightId(id)}.md`);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, text);
  }
  fs.writeFileSync(path.join(source, 'content.config.ts'), CONTENT);
}

/**
 * Returns the id of a page in Starlight that leads to the same address: Starlight does
 * not support files that have the name of their folder.
 * @param id such as `data-grid/sorting/sorting`
 */
export function toStarlightId(id: string): string {
  const parts = id.split('/');
  const isFolder = parts.length > 1 && parts.at(-1) === parts.at(-2);
  return isFolder ? [...parts.slice(0, -1), 'index'].join('/') : id;
}
