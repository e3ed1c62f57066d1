/**
 * @jest-environment jsdom
 */
import '../../support/gridDom';
import * as React from 'react';
import { act, render } from '@testing-library/react';
import {
  DataGrid,
  useGridApiContext,
  useGridApiRef,
  type GridApi,
  type GridColDef,
  type GridSortModel,
} from '@mui/x-data-grid';

jest.setTimeout(60_000);

const columns: GridColDef[] = [{ field: 'name', width: 100 }];
const rows = [
  { id: 1, name: 'Ada' },
  { id: 2, name: 'Bo' },
];
const sortModel: GridSortModel = [];

test('the ref is null at first and at last, anew after a mount; a controlled model stays', () => {
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
});

test('the context hook throws outside a grid', () => {
  function Lost() {
    useGridApiContext();
    return null;
  }
  const silence = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<Lost />)).toThrow('Could not find the Data Grid context');
  silence.mockRestore();
});
