import fs from 'node:fs';
import path from 'node:path';
import { listFolderBases } from '../../content/versions/listFolderBases';
import { BASE_URLS, LANGUAGES } from '../../src/config/languages';
import { FRAME_FOLDERS } from '../csp/renderPolicies';
import { CACHING, COMMON_HEADERS } from './headerRules';

type Headers = Readonly<Record<string, string>>;

/** Folders below a base whose pages are no pages of the site, or that hold none. */
const APART = ['assets', 'playground', 'img'];

/**
 * The file `_headers` of static hosts (Netlify, Cloudflare Pages …). Where two rules fit one
 * path, these hosts send both values of a header; so no header is in two rules that fit one path.
 * Both hosts keep pages fresh by themselves.
 * @param folder the built site
 * @param policies those of pages and of the frame
 */
export function renderHeadersFile(
  folder: string,
  policies: { page: string; frame: string },
): string {
  const page: Headers = {
    'Content-Security-Policy': policies.page,
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
  const shared: Headers = { 'Cross-Origin-Resource-Policy': 'cross-origin' };
  const isThere = (below: string): boolean => fs.existsSync(path.join(folder, below));
  const bases = LANGUAGES.flatMap((language) => [
    BASE_URLS[language],
    ...listFolderBases(language).filter(isThere),
  ]);
  const rules: [path: string, headers: Headers][] = [
    ['/*', COMMON_HEADERS],
    ...['/', '/404.html'].map((each): [string, Headers] => [each, page]),
    ...bases.flatMap((base): [string, Headers][] => [
      [`${base}assets/*`, { ...page, 'Cache-Control': CACHING.hashed }],
      [`${base}img/*`, shared],
      [`${base}404.html`, page],
      [base, page],
      [`${base}playground/`, page],
      ...listPageFolders(folder, base)
        .filter((below) => !bases.includes(below))
        .map((below): [string, Headers] => [`${below}*`, page]),
    ]),
    ...FRAME_FOLDERS.filter(isThere).map((frame): [string, Headers] => [
      `${frame}*`,
      { ...shared, 'Content-Security-Policy': policies.frame },
    ]),
  ];
  return rules
    .map(([rule, headers]) => {
      const lines = Object.entries(headers).map(
        ([name, value]) => `  ${name}: ${value}\n`,
      );
      return `${rule}\n${lines.join('')}`;
    })
    .join('');
}

/** Paths of folders below a base with a page somewhere in them. */
function listPageFolders(site: string, base: string): string[] {
  const hasPage = (below: string): boolean =>
    fs
      .readdirSync(path.join(site, below), { recursive: true, encoding: 'utf8' })
      .some((file) => file.endsWith('.html'));
  return fs
    .readdirSync(path.join(site, base), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !APART.includes(entry.name))
    .map(({ name }) => `${base}${name}/`)
    .filter(hasPage)
    .sort();
}
