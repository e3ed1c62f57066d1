import fs from 'node:fs';
import path from 'node:path';
import { SITE_DIR } from '../../site/paths/siteDir';
import { API_TABS } from '../../src/config/api';
import { BASE_URLS } from '../../src/config/languages';
import { languageOf } from './pageSource';

const BUILD_DIR = path.join(SITE_DIR, 'build');

/** What a page of the reference is: a tab by its name, an API page by the kind in its data. */
function kindOf(page: string): string {
  const tab = Object.values(API_TABS).find((name) => page.endsWith(`/${name}`));
  if (tab) return tab;
  const file = path.join(SITE_DIR, 'docs', `${page}.json`);
  if (!fs.existsSync(file)) return 'index';
  const data = JSON.parse(fs.readFileSync(file, 'utf8')) as { kind?: string };
  return data.kind ?? path.basename(page);
}

/**
 * Pages of the reference that stand for the others in the browser: of each language, product
 * and kind the longest. All of them are read by tests/built/pages.test.ts.
 * @param paths of the reference, such as `/x/api/charts/bar-chart/`
 */
export function listReferenceSample(paths: readonly string[]): string[] {
  const longest = new Map<string, { path: string; size: number }>();
  for (const each of paths) {
    const language = languageOf(each);
    const page = each.slice(BASE_URLS[language].length).replace(/\/$/, '');
    const [first = '', second = ''] = page.split('/');
    // API pages have their product below `api`, tabs of guides begin with theirs.
    const group = [language, first, first === 'api' && second, kindOf(page)].join(' ');
    const { size } = fs.statSync(path.join(BUILD_DIR, each, 'index.html'));
    const known = longest.get(group);
    if (!known || known.size < size) longest.set(group, { path: each, size });
  }
  return [...longest.values()].map((each) => each.path);
}
