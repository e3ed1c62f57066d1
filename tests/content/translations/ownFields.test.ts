import fs from 'node:fs';
import path from 'node:path';
import { getPathnameOfDoc } from '../../../src/lib/docPaths';
import { addSharedFields } from '../../../content/front-matter/addSharedFields';
import { findPageProblems } from '../../../content/nav/findPageProblems';
import { getTranslationDir } from '../../../content/pages/getTranslationDir';
import { SITE_DIR } from '../../../content/paths/siteDir';
import { readOwnFields } from '../../../content/translations/readOwnFields';
import { createSearchIndex } from '../../../plugins/search/createSearchIndex';
import { makeSite, ZH } from '../../nav/support';

const DOCS = path.join(SITE_DIR, 'docs');

const sites: { remove: () => void }[] = [];
afterAll(() => sites.forEach(({ remove }) => remove()));

/** A folder of translations with these files. */
function makeTranslations(files: Record<string, string>): string {
  const site = makeSite(Object.keys(files).map((name) => `${ZH}/${name}`));
  sites.push(site);
  const folder = path.join(site.root, ZH);
  for (const [name, text] of Object.entries(files))
    fs.writeFileSync(path.join(folder, name), text);
  return folder;
}

const BARS = '---\ntitle: 柱状图\nkeywords: [柱]\n---\n\n文字\n';
const EARLY = '---\nsidebar_label: 饼图\nkeywords: [占比]\n---\n';

test('a page has its fields before it is translated', () => {
  const folder = makeTranslations({
    'charts/tall/tall.mdx': BARS,
    'charts/round/_round.mdx': EARLY,
  });
  expect(Object.fromEntries(readOwnFields(folder))).toEqual({
    'charts/tall/tall': { title: '柱状图', keywords: ['柱'] },
    'charts/round/round': { sidebar_label: '饼图', keywords: ['占比'] },
  });
});

test.each([
  ['---\ntitle: 饼图\n---\n', '"title" is not allowed before the page is translated'],
  ['---\nkeywords: 占比\n---\n', '"keywords" must be a list of words'],
  ['---\nkeywords: [" "]\n---\n', '"keywords" must be a list of words'],
  ['---\nsidebar_label: 7\n---\n', '"sidebar_label" must be text'],
])('%j is rejected', (text, message) => {
  const folder = makeTranslations({ 'charts/round/_round.mdx': text });
  expect(() => readOwnFields(folder)).toThrow(`charts/round/_round.mdx: ${message}`);
});

test('both files of a page, and one without an English page, are reported', () => {
  const files = { 'charts/round/_round.mdx': EARLY, 'charts/round/round.mdx': BARS };
  expect(() => readOwnFields(makeTranslations(files))).toThrow(
    'the page is translated: move what is here to round.mdx',
  );
  const folder = makeTranslations({ 'charts/gone/_gone.mdx': EARLY });
  expect(findPageProblems(path.join(folder, '../../../../docs'), [])).toEqual([
    'zh charts/gone/gone: has no English page; expected docs/charts/gone/gone.mdx',
  ]);
});

test('a translation has the facts of its English page', () => {
  const file = path.join(SITE_DIR, ZH, 'data-grid/column-pinning/column-pinning.mdx');
  expect(addSharedFields({ title: '固定列' }, file, SITE_DIR)).toMatchObject({
    title: '固定列',
    product: 'data-grid',
    plan: 'pro',
  });
});

test('the index of the search has the words of all pages', async () => {
  const { index } = await createSearchIndex(DOCS, 'zh');
  const own = [...readOwnFields(getTranslationDir(DOCS, 'zh'))];
  const lost = own.flatMap(([id, { keywords = [] }]) => {
    const address = `/zh${getPathnameOfDoc(id)}/`;
    const page = index.pages.find((each) => each.path === address);
    return keywords
      .filter((word) => !page?.keywords.includes(word))
      .map((word) => `${id}: ${word}`);
  });
  expect(own.length).toBeGreaterThan(0);
  expect(lost).toEqual([]);
});
