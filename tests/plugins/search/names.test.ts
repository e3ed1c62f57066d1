import path from 'node:path';
import { SITE_DIR } from '../../../content/paths/siteDir';
import { createSearchIndex } from '../../../plugins/search/createSearchIndex';
import {
  createEngine,
  type SearchEngine,
} from '../../../src/features/search/engine/createEngine';
import type { SearchIndex } from '../../../src/types/searchIndex';
import { readApi } from '../../support/components/readApi';

let engine: SearchEngine;
let index: SearchIndex;
beforeAll(async () => {
  const made = await createSearchIndex(path.join(SITE_DIR, 'docs'), 'en');
  index = made.index;
  engine = createEngine(index);
  engine.addTexts(made.texts);
}, 120_000);

const search = (text: string): string[] =>
  engine.ask({ text, limit: 8 }).hits.map(({ url }) => url);

test.each([
  ['MuiDataGrid-row', '/x/api/data-grid/data-grid/#class-MuiDataGrid-row'],
  ['.MuiDataGrid-cell', '/x/api/data-grid/data-grid/#class-MuiDataGrid-cell'],
  ['MuiRichTreeView-root', '/x/api/tree-view/rich-tree-view/#class-MuiRichTreeView-root'],
])('the class of a slot: %s', (name, url) => {
  expect(search(name)[0]).toBe(url);
});

test('the class of every slot is in the index', () => {
  const known = new Set(
    index.entries.filter(({ kind }) => kind === 'class').map(({ name }) => name),
  );
  const { slots } = readApi('DataGridPremium');
  const classes = slots.flatMap((slot) => slot.class ?? []);
  expect(classes.length).toBeGreaterThan(8);
  expect(classes.filter((name) => !known.has(name))).toEqual([]);
});

test.each([
  ['pinnedColumns', '/x/api/data-grid/data-grid-pro/#prop-pinnedColumns'],
  ['valueGetter', '/x/api/data-grid/grid-col-def/#prop-valueGetter'],
  ['rowSelectionModel', '/x/api/data-grid/data-grid/#prop-rowSelectionModel'],
  ['GridRowSelectionModel', '/x/react-data-grid/row-selection/'],
  ['slotProps', '/x/api/data-grid/data-grid/#prop-slotProps'],
])('%s leads to its main owner', (name, url) => {
  expect(search(name)[0]).toBe(url);
});

test.each(['onRow', 'onCell', 'onPinned'])('props that begin with %s', (name) => {
  expect(search(name)[0]).toMatch(new RegExp(`^/x/api/data-grid/.*#prop-${name}[A-Z]`));
});

test.each([
  ['@mui/x-charts', '/x/react-charts/getting-started/'],
  ['@mui/x-data-grid', '/x/react-data-grid/getting-started/'],
  ['@mui/x-date-pickers', '/x/react-date-pickers/getting-started/'],
  ['@mui/x-tree-view', '/x/react-tree-view/getting-started/'],
])('how to install %s', (name, url) => {
  expect(search(name).slice(0, 3)).toContain(url);
  expect(search(name).slice(0, 3)).toContain('/x/introduction/installation/');
});

const PAGINATION = '/x/migration/migration-data-grid-v5/#control-pagination-with-a-model';

test.each([
  // Only the code before the change has these names.
  ['onPageChange', PAGINATION],
  // The page has this name in its keywords too.
  ['rowsPerPageOptions', PAGINATION],
  ['AdapterDateFnsV3', '/x/migration/migration-pickers-v7/#adapters'],
  ['rowsPerPageOptions not working', PAGINATION],
])('a name of an earlier major leads to its replacement: %s', (name, url) => {
  expect(search(name)[0]).toBe(url);
});

test('a name in code counts more than the ordinary words around it', () => {
  expect(search('pageSize default')[0]).toMatch('/x/react-data-grid/pagination/');
});
