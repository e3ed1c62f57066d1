import path from 'node:path';
import { makeChunkGroups } from '../../../plugins/demos/chunkGroups';
import { getDemoId } from '../../../plugins/demos/getDemoId';
import { loadWithSeven } from '../../support/components/loadWithSeven';

const SITE = path.resolve('/site');
const DEMO = path.join(SITE, 'docs/charts/bars/BasicBars.tsx');

test('demo ids are unique across versions', () => {
  expect(getDemoId(DEMO, SITE)).toBe('charts/bars/BasicBars');
  const older = loadWithSeven(() => require('../../../plugins/demos/getDemoId'), {
    major: '7',
  });
  expect(older.getDemoId(DEMO, SITE)).toBe('v7/charts/bars/BasicBars');
});

interface Group {
  name?: string;
  test: RegExp | ((module: object) => boolean);
}

/** The chunk of a module; undefined for modules outside of the demo groups. */
function findChunk(file: string): string | undefined {
  const groups = Object.values(makeChunkGroups()) as Group[];
  const found = groups.filter(
    ({ test }) => test instanceof RegExp && test.test(`/site/node_modules/${file}`),
  );
  expect(found.length).toBeLessThan(2);
  return found[0]?.name;
}

test.each([
  ['@mui/x-data-grid/index.js', 'grid'],
  ['@mui/x-data-grid-pro/node_modules/@mui/x-data-grid/index.js', 'grid'],
  ['@mui/x-data-grid-pro/node_modules/@mui/x-license/index.js', 'x-license'],
  ['@mui/material/Button/index.js', 'mui'],
  ['@mui/x-data-grid-generator/index.js', undefined],
  ['@mui/x-data-grid-vendor/index.js', undefined],
  ['react/index.js', undefined],
])('%s is in the chunk %s', (file, chunk) => expect(findChunk(file)).toBe(chunk));

test('code that every page shares contains no package of a demo', () => {
  const { common } = makeChunkGroups() as {
    common: { test: (module: object) => boolean };
  };
  const isShared = (file: string) =>
    common.test({ nameForCondition: () => `/site/node_modules/${file}` });
  expect(isShared('react/index.js')).toBe(true);
  expect(isShared('@mui/x-data-grid/index.js')).toBe(false);
});
