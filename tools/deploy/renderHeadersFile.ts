import fs from 'node:fs';
import path from 'node:path';
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
  const rules: [path: string, headers: Headers][] = [
    ['/*', COMMON_HEADERS],
    ...['/', '/404.html'].map((each): [string, Headers] => [each, page]),
    ...LANGUAGES.flatMap((language): [string, Headers][] => {
      const base = BASE_URLS[language];
      return [
        [`${base}assets/*`, { ...page, 'Cache-Control': CACHING.hashed }],
        [`${base}img/*`, shared],
        [`${base}404.html`, page],
        [base, page],
        [`${base}playground/`, page],
        ...listPageFolders(path.join(folder, base)).map((name): [string, Headers] => [
          `${base}${name}/*`,
          page,
        ]),
      ];
    }),
    ...FRAME_FOLDERS.map((frame): [string, Headers] => [
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

/** Folders of the site with a page somewhere in them. */
function listPageFolders(folder: string): string[] {
  const hasPage = (name: string): boolean =>
    fs
      .readdirSync(path.join(folder, name), { recursive: true, encoding: 'utf8' })
      .some((file) => file.endsWith('.html'));
  return fs
    .readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !APART.includes(entry.name))
    .map(({ name }) => name)
    .filter(hasPage)
    .sort();
}
