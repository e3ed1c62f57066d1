import fs from 'node:fs';
import path from 'node:path';
import { mergeFrozenTitles } from '../../../tools/versions/workspace/mergeFrozenTitles';
import { prepareTempDirs } from '../build/support/tempDir';

const makeDir = prepareTempDirs();
const FROZEN = 'versioned_sidebars/version-8.zh.json';
const TITLES = 'i18n/zh/titles.json';

const lay = (files: Record<string, string>) => {
  const folder = makeDir({ [TITLES]: '{ "/x/a": "新", "/x/b": "新" }', ...files });
  mergeFrozenTitles(folder, folder, 8, 'zh');
  return JSON.parse(fs.readFileSync(path.join(folder, TITLES), 'utf8')) as object;
};

test('a version has its frozen titles, and current ones for the rest', () => {
  expect(lay({ [FROZEN]: '{ "/x/a": "旧", "/x/c": "旧" }' })).toEqual({
    '/x/a': '旧',
    '/x/b': '新',
    '/x/c': '旧',
  });
  expect(lay({})).toEqual({ '/x/a': '新', '/x/b': '新' });
});

test('a damaged file is reported', () => {
  expect(() => lay({ [FROZEN]: '{' })).toThrow(/version-8\.zh\.json is not valid JSON/);
});
