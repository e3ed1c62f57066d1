/**
 * @jest-environment jsdom
 */
import '../../support/components/gridDom';
import {
  gridFilteredRowCountSelector,
  gridFilteredTopLevelRowCountSelector,
} from '@mui/x-data-grid';
import { mountGrid, shownIds, type GridProps } from '../../support/components/mountGrid';
import { claim } from '../../support/content/claim';

const rows = [
  { id: 1, name: 'Ada', made: new Date(2026, 0, 5) },
  { id: 2, name: 'Bea', made: new Date(2026, 2, 5) },
];
const columns: GridProps['columns'] = [
  { field: 'name' },
  { field: 'made', type: 'date' },
];
const byName = (value: string) => ({
  items: [{ field: 'name', operator: 'contains', value }],
});

claim(
  'getFilterState computes a result and leaves the rows alone',
  {
    'data-grid/filtering-recipes': [
      'getFilterState() computes the result of any filter model without applying it.',
      'A row matches unless its entry in filteredRowsLookup is false.',
    ],
  },
  () => {
    const { api } = mountGrid({ rows, columns });
    const { filteredRowsLookup } = api.getFilterState(byName('a'));
    expect(filteredRowsLookup).toEqual({});
    expect(api.getFilterState(byName('Bea')).filteredRowsLookup).toEqual({ 1: false });
    expect(shownIds()).toEqual(['1', '2']);
    expect(api.state.filter.filterModel.items).toEqual([]);
  },
);

claim(
  'with server filtering, getFilterState has nothing to count',
  {
    'data-grid/filtering-recipes':
      'With server-side filtering, have your server count the matches.',
  },
  () => {
    const { api } = mountGrid({ rows, columns, filterMode: 'server' });
    expect(api.getFilterState(byName('Bea')).filteredRowsLookup).toEqual({});
  },
);

claim(
  'one selector counts the top level, the other one all rows',
  {
    'data-grid/filtering-recipes':
      'gridFilteredTopLevelRowCountSelector counts the matching rows on all pages, excluding the children in a tree. gridFilteredRowCountSelector also counts the children.',
  },
  () => {
    const { api } = mountGrid(
      {
        rows: [
          { id: 1, path: ['a'] },
          { id: 2, path: ['a', 'b'] },
        ],
        columns: [{ field: 'id' }],
        treeData: true,
        getTreeDataPath: (row) => row.path,
      },
      { plan: 'pro' },
    );
    const apiRef = { current: api } as never;
    expect(gridFilteredTopLevelRowCountSelector(apiRef)).toBe(1);
    expect(gridFilteredRowCountSelector(apiRef)).toBe(2);
  },
);

claim(
  'a stored date filters as a text; an unknown field is dropped, an operator throws',
  {
    'data-grid/filtering-recipes': [
      'The model is plain data except for dates, which become strings in JSON. The grid also accepts dates in this form.',
      'The grid drops conditions on unknown fields, but an unknown operator throws an error.',
    ],
  },
  () => {
    const stored = JSON.parse(JSON.stringify({ value: new Date(Date.UTC(2026, 1, 1)) }));
    const grid = mountGrid({
      rows,
      columns,
      filterModel: { items: [{ field: 'made', operator: 'after', ...stored }] },
    });
    expect(shownIds()).toEqual(['2']);
    grid.unmount();
    const items = [{ field: 'gone', operator: 'contains', value: 'x' }];
    const unknown = mountGrid({
      rows,
      columns,
      initialState: { filter: { filterModel: { items } } },
    });
    expect(shownIds()).toEqual(['1', '2']);
    expect(unknown.api.state.filter.filterModel.items).toEqual([]);
    unknown.unmount();
    const quiet = jest.spyOn(console, 'error').mockImplementation(() => {});
    const wrong = [{ field: 'name', operator: 'sounds like', value: 'x' }];
    expect(() => mountGrid({ rows, columns, filterModel: { items: wrong } })).toThrow(
      'sounds like',
    );
    quiet.mockRestore();
  },
);
