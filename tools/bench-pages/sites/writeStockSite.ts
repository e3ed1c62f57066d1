import fs from 'node:fs';
import path from 'node:path';
import { BASE_URLS } from '../../../src/config/languages';
import { SITE_NAME } from '../../../src/config/site';
import { listPlainPages } from './listPlainPages';

/** The configuration of a new site, with the faster bundler. */
const CONFIG = {
  title: SITE_NAME,
  url: 'https://docs.example.com',
  baseUrl: BASE_URLS.en,
  trailingSlash: true,
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  future: { v4: true, faster: true },
  markdown: {
    format: 'md',
    hooks: { onBrokenMarkdownLinks: 'ignore', onBrokenMarkdownImages: 'ignore' },
  },
  presets: [['classic', { docs: { routeBasePath: '/' }, blog: false, pages: false }]],
  themeConfig: { navbar: { title: SITE_NAME } },
};

/**
 * Writes a stock Docusaurus site with the same pages as this one, so that costs that grow
 * with the number of pages are the same in both. Its sidebar follows the folders.
 * @param siteDir this project
 * @param target folder of the new site; existing files are removed
 * @param settings additional configuration
 * @returns the number of pages
 */
export function writeStockSite(
  siteDir: string,
  target: string,
  settings: Readonly<Record<string, unknown>> = {},
): number {
  fs.rmSync(target, { recursive: true, force: true });
  const pages = listPlainPages(siteDir);
  for (const { id, text } of pages) {
    const file = path.join(target, 'docs', `${id}.md`);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, text);
  }
  fs.writeFileSync(
    path.join(target, 'docusaurus.config.js'),
    `module.exports = ${JSON.stringify({ ...CONFIG, ...settings }, null, 2)};\n`,
  );
  fs.writeFileSync(path.join(target, 'package.json'), '{ "private": true }\n');
  fs.symlinkSync(
    path.join(siteDir, 'node_modules'),
    path.join(target, 'node_modules'),
    'junction',
  );
  return pages.length;
}
