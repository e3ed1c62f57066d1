/**
 * Links of pages and of their tables. The build checks those of the current version as
 * well; this test needs no build, so that every run can check those of older versions.
 */
import fs from 'node:fs';
import path from 'node:path';
import { findDocPath } from '../../content/pages/findDocPath';
import { splitSections } from '../../content/pages/splitSections';
import { readApiJson } from '../../content/paths/readApiJson';
import { SITE_DIR } from '../../content/paths/siteDir';
import { listPagePaths } from '../../tools/paths/listPagePaths';
import {
  listComparisons,
  listEnglishPages,
  listTranslatedPages,
} from '../support/content/listContent';
import type { ApiPage } from '../../src/types/api';
import { readPage } from '../support/content/readPage';

const DOCS = path.join(SITE_DIR, 'docs');
const LINK = /\]\(([^)\s]+)/g;
const INLINE_CODE = /`[^`]*`/g;
const ABSOLUTE = /^[a-z]+:/;

const addresses = new Set(listPagePaths(DOCS));

const hasSection = (page: string, anchor: string): boolean =>
  splitSections(fs.readFileSync(page, 'utf8')).some((each) => each.anchor === anchor);

/** Whether a page of the API reference has the prop that an anchor names. */
function hasEntry(address: string, anchor: string): boolean {
  const file = path.join(DOCS, `${address.replace(/\/$/, '')}.json`);
  const [, prop] = /^prop-(\w+)$/.exec(anchor) ?? [];
  if (prop === undefined || !fs.existsSync(file)) return true;
  return Object.hasOwn(readApiJson<ApiPage>(file).props, prop);
}

/**
 * A translated page has every section of the English one, so checking the latter is
 * sufficient.
 */
function findFault(link: string, docPath: string): string | undefined {
  if (ABSOLUTE.test(link)) return undefined;
  const [target = '', anchor] = link.split('#');
  if (target.startsWith('/')) {
    const [address = ''] = target.slice(1).split('?');
    const isThere =
      addresses.has(address) || fs.existsSync(path.join(SITE_DIR, 'static', address));
    if (!isThere) return 'is not there';
    return anchor === undefined || hasEntry(address, anchor)
      ? undefined
      : 'names an entry that is not there';
  }
  const page = path.join(DOCS, target ? path.dirname(docPath) : docPath, target);
  if (!fs.existsSync(page)) return 'is not there';
  return anchor === undefined || hasSection(page, anchor)
    ? undefined
    : 'names a section that is not there';
}

test('every link of a page leads to an existing page or file, and to an existing section', async () => {
  const files = [...listEnglishPages(), ...listTranslatedPages(), ...listComparisons()];
  const pages = await Promise.all(files.map(readPage));
  const links = pages.flatMap((page) =>
    page.lines.flatMap((text, index) =>
      [...text.replace(INLINE_CODE, '').matchAll(LINK)].map(([, link = '']) => ({
        link,
        where: `${page.path}:${index + 1}`,
        docPath: findDocPath(page.file, SITE_DIR) ?? '',
      })),
    ),
  );
  expect(links.length).toBeGreaterThan(500);
  const faults = links.flatMap(({ link, where, docPath }) => {
    const fault = findFault(link, docPath);
    return fault ? `${where}: ${link} ${fault}` : [];
  });
  expect(faults).toEqual([]);
});

test('a link to a prop names one that the component has', () => {
  const grid = '/api/data-grid/data-grid/';
  expect(findFault(`${grid}#prop-rowHeight`, '')).toBeUndefined();
  expect(findFault(`${grid}#prop-rowWidth`, '')).toBe('names an entry that is not there');
});
