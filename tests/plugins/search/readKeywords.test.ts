import path from 'node:path';
import { createSearchIndex } from '../../../plugins/search/createSearchIndex';
import { readKeywords } from '../../../plugins/search/readKeywords';
import { SITE_DIR } from '../../../content/paths/siteDir';
import { readOwnTexts } from '../../../content/texts/readOwnTexts';

const PAGES = ['/x/react-charts/pie', '/x/react-charts/bars'];

/** Reads with this content of the Chinese file. */
const readWith = (value: unknown) => readKeywords('zh', PAGES, () => value);

test('returns the keywords of each page', () => {
  const words = { '/x/react-charts/pie': ['饼图', '占比'] };
  expect(readWith(words)).toEqual(words);
});

test('English keywords are in the pages', () => {
  expect(
    readKeywords('en', PAGES, () => {
      throw new Error('There is no such file.');
    }),
  ).toEqual({});
});

test('lists every problem with the file and the key', () => {
  const wrong = {
    '/x/react-charts/gone': ['饼图'],
    '/x/react-charts/pie': '饼图',
    '/x/react-charts/bars': ['柱状图', ' '],
  };
  expect(() => readWith(wrong)).toThrow(
    'i18n/zh/keywords.json is not valid.\n' +
      '- "/x/react-charts/gone": no such page; take it out, or correct the path\n' +
      '- "/x/react-charts/pie": "饼图" is not allowed; allowed is a list of words, each once and none empty\n' +
      '- "/x/react-charts/bars": ["柱状图"," "] is not allowed; allowed is a list of words, each once and none empty',
  );
});

test.each([
  ['an empty list', []],
  ['a word twice', ['饼图', '饼图']],
  ['a number', [1]],
  ['nothing', null],
])('rejects %s', (_name, words) => {
  expect(() => readWith({ '/x/react-charts/pie': words })).toThrow(
    'i18n/zh/keywords.json is not valid.\n- "/x/react-charts/pie": ',
  );
});

test.each([[null], [[]], ['饼图']])('rejects a file that is %j', (value) => {
  expect(() => readWith(value)).toThrow('i18n/zh/keywords.json is ');
});

test('every page has Chinese keywords, and the index contains them', async () => {
  const { index } = await createSearchIndex(path.join(SITE_DIR, 'docs'), 'zh');
  const known = readOwnTexts('zh', 'keywords.json') as unknown as Record<
    string,
    string[]
  >;
  const incomplete = index.pages.filter(({ path: address, keywords }) => {
    const words = known[address.replace(/^\/zh/, '').replace(/\/$/, '')];
    return !words?.every((word) => keywords.includes(word));
  });
  expect(incomplete.map(({ path: address }) => address)).toEqual([]);
});
