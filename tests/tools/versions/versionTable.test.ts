import fs from 'node:fs';
import path from 'node:path';
import { SITE_DIR } from '../../../content/paths/siteDir';
import { VERSIONS } from '../../../src/config/versions';
import {
  readVersionTable,
  TABLE_FILE,
  writeVersionTable,
} from '../../../tools/versions/table/versionTable';

const text = fs.readFileSync(path.join(SITE_DIR, TABLE_FILE), 'utf8');

test('the table of the project is parsed, and serialized unchanged', () => {
  expect(readVersionTable(text)).toEqual(VERSIONS);
  expect(writeVersionTable(text, VERSIONS)).toBe(text);
});

test('rows in an unknown format are rejected, with the row', () => {
  const broken = text.replace("status: 'maintained' },", 'status: KEPT }, // for now');
  expect(() => readVersionTable(broken)).toThrow(
    /versions\.ts has a row that is not understood: \{ major: \d+, .* KEPT \}, \/\/ for now/,
  );
  expect(() => readVersionTable('const TABLE = [];')).toThrow('has no "const TABLE');
});

test('a label that would end the string is rejected', () => {
  const table = [{ ...VERSIONS[0]!, label: "v8'" }];
  expect(() => writeVersionTable(text, table)).toThrow('a row that is not understood');
});
