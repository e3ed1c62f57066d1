import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { CHANGES_SCHEMA } from '../../../content/api-changes/changesSchema';
import { listChangesFiles } from '../../../content/api-changes/listChangesFiles';
import { SITE_DIR } from '../../../content/paths/siteDir';
import type { ProductDiff } from '../../../src/types/apiChange';
import { PRODUCT_FOLDERS, type ProductFolder } from '../../../src/types/page';
import { publishDiffs } from '../../../tools/api-changes/publishDiffs';
import { readAllApis } from '../../support/components/readApi';
import { readPackage } from '../../support/content/readPackage';

const readJson = <T>(file: string): T =>
  JSON.parse(fs.readFileSync(path.join(SITE_DIR, file), 'utf8')) as T;

const findNewest = (product: ProductFolder) =>
  listChangesFiles(SITE_DIR).find((file) => file.product === product)!;

const DIFF: ProductDiff = {
  product: 'charts',
  from: ['@mui/x-charts@3.2.1'],
  to: ['@mui/x-charts@4.0.0-beta.1'],
  changes: [
    {
      kind: 'prop',
      change: 'renamed',
      name: 'bars',
      in: ['BarChart'],
      from: null,
      to: 'columns',
      note: null,
    },
  ],
};

describe('publishing', () => {
  let folder: string;
  beforeEach(() => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'api-changes-'));
  });
  afterEach(() => fs.rmSync(folder, { recursive: true }));

  it('writes a file for each product, named by its majors, and their schema', () => {
    expect(publishDiffs([DIFF], folder)).toEqual([
      'static/api/changes/charts-3-4.json',
      'static/api/changes/schema.json',
    ]);
    const file = path.join(folder, 'static/api/changes/charts-3-4.json');
    expect(JSON.parse(fs.readFileSync(file, 'utf8'))).toEqual(DIFF);
  });

  it('reports what is missing if packages have no version', () => {
    expect(() => publishDiffs([{ ...DIFF, from: ['local'] }], folder)).toThrow(
      'api --diff: "local" names no version.',
    );
  });
});

describe.each(PRODUCT_FOLDERS)('the published changes of %s', (product) => {
  const { file, from } = findNewest(product);
  const diff = readJson<ProductDiff>(file);

  it('match the published schema', () => {
    expect(CHANGES_SCHEMA.parse(diff)).toEqual(diff);
    expect(readJson('static/api/changes/schema.json')).toEqual(
      z.toJSONSchema(CHANGES_SCHEMA),
    );
  });

  // After an update, `npm run api -- --diff <from> <to> --publish` writes them again.
  it('end at the installed packages', () => {
    expect(diff.to).toEqual(diff.to.map((each) => readVersion(each)));
    expect(diff.from).toEqual(diff.from.map((each) => readVersion(each, `@${from}`)));
  });

  it('match the reference', () => {
    const pages = new Map(
      readAllApis()
        .filter((page) => page.product === product && page.kind === 'component')
        .map(({ name, props }) => [name, props]),
    );
    const gone = diff.changes
      .filter(({ kind, change }) => kind === 'prop' && /^(removed|renamed)$/.test(change))
      .flatMap(({ name, in: owners }) => owners.map((owner) => ({ name, owner })))
      .filter(({ owner }) => pages.has(owner));
    expect(gone.length).toBeGreaterThan(0);
    expect(gone.filter(({ name, owner }) => name in (pages.get(owner) ?? {}))).toEqual(
      [],
    );
  });
});

// The packages of lower plans export a stub with the same name, without props.
it('lists the changes of the grid of the highest plan', () => {
  const { changes } = readJson<ProductDiff>(findNewest('data-grid').file);
  const own = changes.filter((change) => change.in.includes('DataGridPremium'));
  expect(own.length).toBeGreaterThan(100);
});

function readVersion(spec: string, suffix = ''): string {
  const name = spec.slice(0, spec.lastIndexOf('@'));
  const { version } = readPackage(`${name.replace('@mui/', '')}${suffix}`);
  return `${name}@${version}`;
}
