/**
 * @jest-environment jsdom
 */
import { cellOf, mountGrid, type GridProps } from '../../support/components/mountGrid';
import { has, headerOf, openMenu, shownFields } from '../../support/components/gridParts';
import { act, screen } from '@testing-library/react';
import {
  GRID_CHECKBOX_SELECTION_FIELD,
  GRID_DETAIL_PANEL_TOGGLE_FIELD,
  GRID_TREE_DATA_GROUPING_FIELD,
  GridPinnedColumnPosition,
  type GridApiPro,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { defaultOf } from '../../support/components/readApi';
import { claim } from '../../support/content/claim';

jest.setTimeout(60_000);

const columns: GridColDef[] = ['a', 'b', 'c', 'd'].map((field) => ({ field, width: 80 }));
const open = (props: Partial<GridProps> = {}) => {
  const mounted = mountGrid({ rows: [{ id: 1 }], columns, ...props }, { plan: 'pro' });
  return { ...mounted, api: mounted.api as unknown as GridApiPro };
};

claim(
  'the model orders its columns; methods pin at the end of a side and unpin',
  {
    'data-grid/column-pinning': [
      'The columns appear in the order of these arrays.',
      'pinColumn(field, side) | Pins the column as the last one on that side.',
      'unpinColumn(field) | Unpins the column and restores its position.',
      "isColumnPinned(field) | Returns 'left', 'right', or false.",
      'getPinnedColumns() | Returns the model.',
    ],
  },
  () => {
    const { api } = open({
      initialState: { pinnedColumns: { left: ['c'], right: ['a'] } },
    });
    expect(shownFields()).toEqual(['c', 'b', 'd', 'a']);
    expect([
      api.isColumnPinned('c'),
      api.isColumnPinned('a'),
      api.isColumnPinned('b'),
    ]).toEqual(['left', 'right', false]);
    act(() => api.pinColumn('b', GridPinnedColumnPosition.LEFT));
    expect(api.getPinnedColumns()).toEqual({ left: ['c', 'b'], right: ['a'] });
    act(() => api.unpinColumn('c'));
    act(() => api.unpinColumn('a'));
    act(() => api.unpinColumn('b'));
    expect(shownFields()).toEqual(['a', 'b', 'c', 'd']);
  },
);

claim(
  'a controlled model stays; the callback receives the requested change',
  {
    'data-grid/column-pinning':
      "If you pass pinnedColumns without updating it, users can't pin or unpin columns.",
  },
  () => {
    const requested: unknown[] = [];
    const { api } = open({
      pinnedColumns: { left: ['a'] },
      onPinnedColumnsChange: (model) => requested.push(model),
    });
    act(() => api.pinColumn('b', GridPinnedColumnPosition.LEFT));
    expect(requested).toEqual([{ left: ['a', 'b'], right: [] }]);
    expect(api.isColumnPinned('b')).toBe(false);
  },
);

claim(
  'the commands: effects of pinnable and disableColumnPinning',
  {
    'data-grid/column-pinning': [
      "pinnable: false removes the pinning commands from a column's menu. Your code can still pin the column, so a column pinned in initialState stays pinned.",
      'disableColumnPinning turns off pinning for the whole grid. The commands disappear, and the grid no longer moves columns to either side',
    ],
  },
  () => {
    const locked = columns.map((column) =>
      column.field === 'a' ? { ...column, pinnable: false } : column,
    );
    const first = open({
      columns: locked,
      initialState: { pinnedColumns: { left: ['a'] } },
    });
    expect(first.api.isColumnPinned('a')).toBe('left');
    expect(openMenu(first.api, 'a')).not.toContain('Unpin');
    act(() => first.api.hideColumnMenu());
    expect(openMenu(first.api, 'b')).toEqual(
      expect.arrayContaining(['Pin to left', 'Pin to right']),
    );
    first.unmount();
    const { api } = open({
      disableColumnPinning: true,
      initialState: { pinnedColumns: { left: ['c'] } },
    });
    expect(shownFields()).toEqual(['a', 'b', 'c', 'd']);
    expect(openMenu(api, 'a')).not.toContain('Pin to left');
  },
);

claim(
  'with pinning disabled, a controlled model does not move its columns either',
  {
    'data-grid/column-pinning':
      'The commands disappear, and the grid no longer moves columns to either side',
  },
  () => {
    const pinnedColumns = { left: ['c'] };
    const { unmount } = open({ pinnedColumns });
    expect(shownFields()).toEqual(['c', 'a', 'b', 'd']);
    unmount();
    open({ pinnedColumns, disableColumnPinning: true });
    expect(shownFields()).toEqual(['a', 'b', 'c', 'd']);
  },
);

claim(
  'the separator: a border, a shadow, or both',
  {
    'data-grid/column-pinning':
      "pinnedColumnsSectionSeparator is 'border', 'shadow' or, by default, 'border-and-shadow'.",
  },
  () => {
    const parts = (separator?: GridProps['pinnedColumnsSectionSeparator']) => {
      const { unmount } = open({
        initialState: { pinnedColumns: { left: ['a'] } },
        pinnedColumnsSectionSeparator: separator ?? 'border-and-shadow',
      });
      const hasBorder = cellOf(1, 'a').classList.contains(
        'MuiDataGrid-cell--withRightBorder',
      );
      const hasShadow = has('.MuiDataGrid-scrollShadow--horizontal');
      unmount();
      return [hasBorder, hasShadow];
    };
    expect(parts('border')).toEqual([true, false]);
    expect(parts('shadow')).toEqual([false, true]);
    expect(parts('border-and-shadow')).toEqual([true, true]);
  },
);

claim(
  'the columns of the grid can be pinned; without it they scroll away',
  {
    'data-grid/column-pinning': [
      'Selection checkboxes | GRID_CHECKBOX_SELECTION_FIELD',
      'If you pin a column on the left, also pin the checkboxes. Otherwise, they scroll out of view.',
    ],
  },
  () => {
    const { api } = open({
      checkboxSelection: true,
      getDetailPanelContent: () => null,
      initialState: { pinnedColumns: { left: ['b', GRID_CHECKBOX_SELECTION_FIELD] } },
    });
    expect(shownFields()).toEqual([
      'b',
      GRID_CHECKBOX_SELECTION_FIELD,
      GRID_DETAIL_PANEL_TOGGLE_FIELD,
      'a',
      'c',
      'd',
    ]);
    expect(api.isColumnPinned(GRID_DETAIL_PANEL_TOGGLE_FIELD)).toBe(false);
    expect(GRID_TREE_DATA_GROUPING_FIELD).toBe('__tree_data_group__');
  },
);

claim(
  'pinned cells are exported in the visible order, and a group is split',
  {
    'data-grid/column-pinning':
      'Pinning a column in the middle of a column group splits the group.',
  },
  () => {
    open({
      initialState: { pinnedColumns: { left: ['c'] } },
      columnGroupingModel: [
        { groupId: 'all', children: columns.map(({ field }) => ({ field })) },
      ],
    });
    expect(cellOf(1, 'c').compareDocumentPosition(cellOf(1, 'a'))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    expect(cellOf(1, 'c')).toHaveAttribute('aria-colindex', '1');
    expect(headerOf('c')).toHaveAttribute('aria-colindex', '1');
    expect(screen.getAllByText('all')).toHaveLength(2);
    expect(has('.MuiDataGrid-cell--pinnedLeft')).toBe(true);
    expect(defaultOf('DataGridPro', 'pinnedColumnsSectionSeparator')).toBe(
      "'border-and-shadow'",
    );
  },
);
