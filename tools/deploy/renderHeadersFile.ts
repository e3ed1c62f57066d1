import fs from 'node:fs';
import path from 'node:path';
import { listFolderBases } from '../../content/versions/listFolderBases';
import { BASE_URLS, LANGUAGES } from '../../src/config/languages';
import { FRAME_FOLDERS } from '../csp/renderPolicies';
import { CACHING, COMMON_HEADERS, NO_INDEX, PARTS_FOLDER } from './headerRules';

type Headers = Readonly<Record<string, string>>;

/** Folders below a base without pages of the site. */
const EXCLUDED = ['assets', 'playground', 'img'];

/**
 * Renders the `_headers` file of static hosts (Netlify, Cloudflare Pages …). If two rules
 * match a path, these hosts send both values of a header, so no header is in two rules
 * that match the same path. Both hosts revalidate pages by default.
 * @param folder the built site
 * @param policies for pages and for the frame
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
      [`${base}${PARTS_FOLDER}*`, NO_INDEX],
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

/** Paths of folders below a base that contain pages at any depth. */
function listPageFolders(site: string, base: string): string[] {
  const hasPage = (below: string): boolean =>
    fs
      .readdirSync(path.join(site, below), { recursive: true, encoding: 'utf8' })
      .some((file) => file.endsWith('.html'));
  return fs
    .readdirSync(path.join(site, base), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !EXCLUDED.includes(entry.name))
    .map(({ name }) => `${base}${name}/`)
    .filter(hasPage)
    .sort();
}
