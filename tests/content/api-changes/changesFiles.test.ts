import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { listChangesFiles } from '../../../content/api-changes/listChangesFiles';
import { parseChanges, readChanges } from '../../../content/api-changes/readChanges';
import { SITE_DIR } from '../../../content/paths/siteDir';
import type { ApiChange, ProductDiff } from '../../../src/types/apiChange';
import { PRODUCT_FOLDERS } from '../../../src/types/page';

const CHANGE: ApiChange = {
  kind: 'prop',
  change: 'added',
  name: 'showToolbar',
  in: ['BarChart'],
  from: null,
  to: 'boolean',
  note: null,
};
const DIFF: ProductDiff = {
  product: 'charts',
  from: ['@mui/x-charts@7.0.0'],
  to: ['@mui/x-charts@8.0.0'],
  changes: [CHANGE],
};
const FILE = 'static/api/changes/charts-7-8.json';

const parse = (value: unknown) =>
  parseChanges(typeof value === 'string' ? value : JSON.stringify(value), FILE, 'charts');

describe('the files of changes', () => {
  let folder: string;
  beforeEach(() => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'changes-'));
    fs.mkdirSync(path.join(folder, 'static/api/changes'), { recursive: true });
  });
  afterEach(() => fs.rmSync(folder, { recursive: true }));
  const write = (...names: string[]) =>
    names.forEach((name) =>
      fs.writeFileSync(
        path.join(folder, 'static/api/changes', name),
        JSON.stringify(DIFF),
      ),
    );

  it('are those that lead to this major or an earlier one, the newest of a product first', () => {
    write('charts-7-8.json', 'charts-8-9.json', 'data-grid-7-8.json', 'schema.json');
    const ids = (major: number) => listChangesFiles(folder, major).map(({ id }) => id);
    expect(ids(9)).toEqual([
      'api/data-grid/changes-7-8',
      'api/charts/changes-8-9',
      'api/charts/changes-7-8',
    ]);
    expect(ids(8)).toEqual(['api/data-grid/changes-7-8', 'api/charts/changes-7-8']);
    expect(ids(7)).toEqual([]);
  });

  it('are empty if nothing was published', () => {
    expect(listChangesFiles(path.join(folder, 'elsewhere'), 8)).toEqual([]);
  });

  it('are read again when they have changed', () => {
    write('charts-7-8.json');
    const file = { file: FILE, product: 'charts' } as const;
    expect(readChanges(folder, file)).toEqual(DIFF);
    const place = path.join(folder, FILE);
    fs.writeFileSync(place, JSON.stringify({ ...DIFF, changes: [] }));
    fs.utimesSync(place, new Date(), new Date(Date.now() + 5000));
    expect(readChanges(folder, file).changes).toEqual([]);
  });
});

test('this version has one for each product, and version 7 has none', () => {
  expect(listChangesFiles(SITE_DIR).map(({ product }) => product)).toEqual([
    ...PRODUCT_FOLDERS,
  ]);
  const { from } = listChangesFiles(SITE_DIR).at(-1)!;
  expect(listChangesFiles(SITE_DIR, from)).toEqual([]);
});

describe('malformed data stops the build with the file and the field:', () => {
  it.each([
    ['no JSON', '{', `${FILE} is not valid JSON`],
    [
      'a wrong kind',
      { ...DIFF, changes: [{ ...CHANGE, kind: 'thing' }] },
      'changes.0.kind',
    ],
    [
      'a missing field',
      { ...DIFF, changes: [{ ...CHANGE, to: undefined }] },
      'changes.0.to',
    ],
    ['an unknown field', { ...DIFF, more: 1 }, 'more'],
    ['a list of nothing', null, 'the whole file'],
    ['another product', { ...DIFF, product: 'tree-view' }, 'product: "tree-view"'],
    [
      'a duplicate change',
      { ...DIFF, changes: [CHANGE, { ...CHANGE, in: ['LineChart', 'BarChart'] }] },
      'changes.1: "added prop BarChart showToolbar" is there twice',
    ],
  ])('%s', (_, value, message) => {
    expect(() => parse(value)).toThrow(message);
    expect(() => parse(value)).toThrow(FILE);
    expect(() => parse(value)).toThrow('npm run api -- --diff');
  });

  it('and valid data is unchanged', () => {
    expect(parse(DIFF)).toEqual(DIFF);
  });
});
