/**
 * @jest-environment jsdom
 */
import { mountGrid, type GridProps } from '../../support/components/mountGrid';
import { find } from '../../support/components/gridParts';
import type { GridColDef, GridColumnGroupingModel } from '@mui/x-data-grid';
import { claim } from '../../support/content/claim';

jest.setTimeout(60_000);

const columns: GridColDef[] = ['a', 'b', 'c', 'd'].map((field) => ({ field, width: 80 }));
const model: GridColumnGroupingModel = [
  {
    groupId: 'outer',
    children: [{ groupId: 'inner', children: [{ field: 'a' }] }, { field: 'b' }],
  },
  { groupId: 'other', headerName: 'Other', children: [{ field: 'c' }] },
];
const open = (
  columnGroupingModel = model,
  props: Partial<GridProps> = {},
  plan?: 'pro',
) =>
  mountGrid(
    {
      rows: [{ id: 1, a: 'A', b: 'B', c: 'C', d: 'D' }],
      columns,
      columnGroupingModel,
      ...props,
    },
    plan && { plan },
  );
const group = (...fields: string[]): GridColumnGroupingModel => [
  { groupId: 'g', children: fields.map((field) => ({ field })) },
];
const groupHeaders = () =>
  [...document.querySelectorAll('.MuiDataGrid-columnHeader--filledGroup')].map(
    (header) => `${header.textContent}:${header.getAttribute('aria-colspan')}`,
  );

claim(
  'titles, levels, heights, alignment, paths',
  {
    'data-grid/column-groups': [
      'headerName | The title | The groupId |',
      "headerAlign | 'left', 'center', or 'right' | 'left' |",
      'Each level adds a row of headers.',
      'By default, each of these rows is as tall as the column headers: 56 pixels. To change the height, set columnGroupHeaderHeight',
      "Users can't drag whole groups.",
      'getColumnGroupPath(field) | Returns the ids of the groups above a column, outermost first.',
      'getAllGroupDetails() | Returns all groups, keyed by id.',
      'Group headers have no menu',
      'A group header is a column header with aria-colspan.',
    ],
  },
  () => {
    const { api, update } = open();
    expect(groupHeaders()).toEqual(['outer:2', 'Other:1', 'inner:1']);
    expect(api.getColumnGroupPath('a')).toEqual(['outer', 'inner']);
    expect(api.getColumnGroupPath('d')).toEqual([]);
    expect(Object.keys(api.getAllGroupDetails()).sort()).toEqual([
      'inner',
      'other',
      'outer',
    ]);
    const header = find('.MuiDataGrid-columnHeader--filledGroup');
    expect(header).toHaveAttribute('role', 'columnheader');
    expect(api.getRootDimensions().groupHeaderHeight).toBe(56);
    expect(header).not.toHaveClass('MuiDataGrid-columnHeader--alignRight');
    expect(header).not.toHaveClass('MuiDataGrid-columnHeader--alignCenter');
    expect(
      document.querySelectorAll('.MuiDataGrid-columnHeader--emptyGroup'),
    ).toHaveLength(4);
    expect(header.querySelector('button')).toBeNull();
    expect(header.querySelector('[draggable="true"]')).toBeNull();
    update({ columnGroupHeaderHeight: 30 });
    expect(api.getRootDimensions()).toMatchObject({
      groupHeaderHeight: 30,
      headerHeight: 56,
    });
  },
);

claim(
  'cells above columns with fewer levels than others are empty and have no name',
  {
    'data-grid/column-groups':
      'If a column has fewer group levels than others, the headers above it are empty and have no accessible name.',
  },
  () => {
    const two = columns.slice(0, 2);
    const empty = (groups: GridColumnGroupingModel, props: Partial<GridProps> = {}) => {
      const { unmount } = open(groups, { columns: two, ...props });
      const found = [
        ...document.querySelectorAll<HTMLElement>(
          '.MuiDataGrid-columnHeader--emptyGroup',
        ),
      ];
      for (const each of found) expect(each).not.toHaveAccessibleName();
      const above = found.map(({ dataset }) => dataset.fields);
      unmount();
      return above;
    };
    expect(empty(group('a', 'b'))).toEqual([]);
    expect(empty(group('a'))).toEqual(['|-b-|']);
    expect(empty(model)).toEqual(['|-b-|']);
    expect(empty(group('a', 'b'), { checkboxSelection: true })).toEqual([
      '|-__check__-|',
    ]);
  },
);

claim(
  'a repeated name: what throws and what does not',
  {
    'data-grid/column-groups':
      'The grid throws an error for a repeated field and for a repeated groupId under the same parent.',
  },
  () => {
    open([
      { groupId: 'first', children: group('a') },
      { groupId: 'second', children: group('b') },
    ]);
    expect(groupHeaders()).toEqual(['first:1', 'second:1', 'g:1', 'g:1']);
    const silence = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() =>
      open([...group('a'), { groupId: 'h', children: [{ field: 'a' }] }]),
    ).toThrow('occurs two times');
    expect(() => open([...group('a'), ...group('b')])).toThrow('multiple times');
    expect(() =>
      open([...group('a'), { groupId: 'h', children: group('b') }]),
    ).not.toThrow();
    silence.mockRestore();
  },
);

claim(
  'members that are not adjacent, hidden neighbors, and hidden members',
  {
    'data-grid/column-groups': [
      "A group header spans neighboring columns. If another column, even a hidden one, separates a group's columns, the group header appears twice.",
      'A group without visible columns disappears.',
    ],
  },
  () => {
    const shown = (props: Partial<GridProps>, ...fields: string[]) => {
      const { unmount } = open(group(...fields), props);
      const headers = groupHeaders();
      unmount();
      return headers;
    };
    const hide = (...fields: string[]) => ({
      columnVisibilityModel: Object.fromEntries(fields.map((field) => [field, false])),
    });
    expect(shown({}, 'a', 'c')).toEqual(['g:1', 'g:1']);
    expect(shown(hide('b'), 'a', 'c')).toEqual(['g:1', 'g:1']);
    expect(shown(hide('b'), 'a', 'b')).toEqual(['g:1']);
    expect(shown(hide('a', 'b'), 'a', 'b')).toEqual([]);
  },
);

claim(
  'parameters of renderHeaderGroup and headerClassName; the CSV has a row for each level',
  {
    'data-grid/column-groups': [
      'renderHeaderGroup receives the groupId, the headerName, the fields, and the depth, starting at 0. headerClassName works as it does for a column.',
      'CSV exports contain a row of group headers for each level. To omit them, set includeColumnGroupsHeaders: false in the export options.',
    ],
  },
  () => {
    const got: unknown[] = [];
    const { api } = open([
      {
        groupId: 'g',
        headerName: 'G',
        headerClassName: ({ groupId }) => `of-${groupId}`,
        renderHeaderGroup: (params) => {
          got.push(params);
          return <i>drawn</i>;
        },
        children: [{ field: 'a' }, { field: 'b' }],
      },
    ]);
    expect(got[0]).toMatchObject({
      groupId: 'g',
      headerName: 'G',
      fields: ['a', 'b'],
      depth: 0,
    });
    expect(find('.of-g')).toHaveTextContent('drawn');
    expect(api.getDataAsCsv()).toBe('G,G,,\r\na,b,c,d\r\nA,B,C,D');
    expect(api.getDataAsCsv({ includeColumnGroupsHeaders: false })).toBe(
      'a,b,c,d\r\nA,B,C,D',
    );
  },
);
