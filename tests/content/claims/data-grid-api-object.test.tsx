/**
 * @jest-environment jsdom
 */
import { cellOf, mountGrid, press } from '../../support/components/mountGrid';
import { find } from '../../support/components/gridParts';
import * as React from 'react';
import { act, render } from '@testing-library/react';
import {
  DataGrid,
  gridExpandedSortedRowIndexLookupSelector,
  gridPageSelector,
  useGridApiContext,
  useGridApiRef,
  type GridApi,
  type GridColDef,
  type GridSortModel,
} from '@mui/x-data-grid';
import { claim } from '../../support/content/claim';

jest.setTimeout(60_000);

const columns: GridColDef[] = [{ field: 'name', width: 100 }];
const rows = [
  { id: 1, name: 'Ada' },
  { id: 2, name: 'Bo' },
];
const sortModel: GridSortModel = [];

claim(
  'the ref before, while and after the grid is mounted; a controlled model stays',
  {
    'data-grid/api-object': [
      "apiRef.current is null before the grid's first render and after it unmounts",
      'While your component renders | Not during the first render.',
      'In an effect of the same component | Yes, if the grid is rendered at that time',
      'becomes stale when the grid remounts, because the new grid creates a new API object.',
      'Most methods change the state immediately',
      'It contains neither rows nor the selection.',
      "If you control a model, methods don't change it.",
    ],
  },
  () => {
    const atRender: boolean[] = [];
    const atEffect: boolean[] = [];
    let ref: React.RefObject<GridApi | null> = { current: null };
    function Page({ isShown = true }: { isShown?: boolean }) {
      const apiRef = useGridApiRef();
      ref = apiRef;
      atRender.push(apiRef.current !== null);
      React.useEffect(() => {
        atEffect.push(apiRef.current !== null);
      });
      return isShown ? (
        <div style={{ width: 600, height: 300 }}>
          <DataGrid apiRef={apiRef} rows={rows} columns={columns} sortModel={sortModel} />
        </div>
      ) : null;
    }
    const { rerender } = render(<Page />);
    expect([atRender[0], atEffect[0]]).toEqual([false, true]);

    const first = ref.current;
    act(() => first?.updateRows([{ id: 3, name: 'Cy' }]));
    expect(first?.getRow(3)).toEqual({ id: 3, name: 'Cy' });
    expect(Object.keys(first?.exportState() ?? {})).not.toContain('rows');
    expect(Object.keys(first?.exportState() ?? {})).not.toContain('rowSelection');
    act(() => first?.setSortModel([{ field: 'name', sort: 'desc' }]));
    expect(first?.getSortedRowIds()).toEqual([1, 2, 3]);

    rerender(<Page isShown={false} />);
    expect(ref.current).toBeNull();
    rerender(<Page />);
    expect(ref.current).not.toBeNull();
    expect(ref.current).not.toBe(first);
  },
);

claim(
  'indexes count across all pages, and restart on each page relative to visible rows',
  {
    'data-grid/api-object': [
      'scrollToIndexes() expects the index of a row after sorting and filtering. gridExpandedSortedRowIndexLookupSelector returns this index for each row',
      "With pagination, scrollToIndexes() expects the row's index across all pages, but it doesn't change the page.",
      'getRowIndexRelativeToVisibleRows(id) starts at 0 on each page',
    ],
  },
  () => {
    const { api } = mountGrid({
      rows: [1, 2, 3, 4].map((id) => ({ id })),
      columns,
      pageSizeOptions: [2],
      initialState: { pagination: { paginationModel: { page: 1, pageSize: 2 } } },
    });
    expect(gridExpandedSortedRowIndexLookupSelector({ current: api })[4]).toBe(3);
    expect(api.getRowIndexRelativeToVisibleRows(4)).toBe(1);
    act(() => void api.scrollToIndexes({ rowIndex: 3 }));
    expect(api.getScrollPosition().top).toBe(52);
    expect(gridPageSelector({ current: api })).toBe(1);
  },
);

for (const [plan, expected] of [
  ['community', [true, false]],
  ['pro', [true, true]],
] as const)
  claim(
    `details.api in a callback of a model and of an event: ${plan}`,
    {
      'data-grid/api-object': [
        "In a model's callback, such as onSortModelChange | details.api, the last argument",
        'In an event callback, such as onRowClick, in Pro or Premium | details.api, the last argument',
      ],
    },
    () => {
      const got: boolean[] = [];
      const keep = (details: { api?: unknown }) => got.push(details.api !== undefined);
      const { unmount } = mountGrid(
        {
          rows,
          columns,
          disableRowSelectionOnClick: true,
          onSortModelChange: (_model, details) => keep(details),
          onRowClick: (_params, _event, details) => keep(details),
        },
        { plan },
      );
      press(find('.MuiDataGrid-columnHeader'));
      press(cellOf(1, 'name'));
      expect(got).toEqual(expected);
      unmount();
    },
  );

claim(
  'the context hook throws outside a grid',
  { 'data-grid/api-object': '`useGridApiContext()` throws an error outside a grid.' },
  () => {
    function Lost() {
      useGridApiContext();
      return null;
    }
    const silence = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<Lost />)).toThrow('Could not find the Data Grid context');
    silence.mockRestore();
  },
);
