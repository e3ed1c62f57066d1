/**
 * @jest-environment jsdom
 */
import '../../support/gridDom';
import * as React from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';

/** Versions 7 and 8 have different types; the props below are those that both take. */
const gridOf = (name: string) =>
  jest.requireActual<{ DataGrid: React.ComponentType<Record<string, unknown>> }>(name)
    .DataGrid;

const rows = [3, 1, 2].map((id) => ({ id }));
const columns = [{ field: 'id', width: 80 }];

function renderGrid(packageName: string, props: Record<string, unknown> = {}) {
  const Grid = gridOf(packageName);
  const apiRef = { current: null as null | GridMethods };
  render(
    <div style={{ width: 300, height: 300 }}>
      <Grid rows={rows} columns={columns} apiRef={apiRef} {...props} />
    </div>,
  );
  if (!apiRef.current) throw new Error('the grid did not mount');
  return apiRef.current;
}

interface GridMethods {
  sortColumn: (field: string, direction: 'asc') => void;
  state: { pagination: { paginationModel: { page: number } } };
}

const V7 = '@mui/x-data-grid-v7';
const V8 = '@mui/x-data-grid';

test.each([
  [V7, true],
  [V8, false],
])('%s forwards data-* attributes: %s', (name, isForwarded) => {
  renderGrid(name, { 'data-testid': 'orders' });
  expect(screen.queryByTestId('orders') !== null).toBe(isForwarded);
});

test('version 8 takes attributes through its slots', () => {
  const root = { 'data-testid': 'orders' };
  renderGrid(V8, { slotProps: { root, main: { 'aria-describedby': 'hint' } } });
  expect(screen.getByTestId('orders')).toHaveClass('MuiDataGrid-root');
  expect(screen.getByRole('grid')).toHaveAttribute('aria-describedby', 'hint');
});

test.each([
  [V7, 1],
  [V8, 0],
])('after sorting on page 1, %s shows page %d', async (name, page) => {
  const api = renderGrid(name, {
    pageSizeOptions: [1],
    initialState: { pagination: { paginationModel: { page: 1, pageSize: 1 } } },
  });
  await act(async () => {
    api.sortColumn('id', 'asc');
    await new Promise((resolve) => {
      setTimeout(resolve, 5);
    });
  });
  expect(api.state.pagination.paginationModel.page).toBe(page);
});

test.each([
  [V7, ['true', 'true']],
  [V8, ['true', 'false']],
])('two clicks on a row in %s select it: %j', (name, selected) => {
  renderGrid(name, { disableVirtualization: true });
  const cell = screen.getByRole('gridcell', { name: '3' });
  const found = selected.map(() => {
    fireEvent.click(cell);
    return cell.closest('[role="row"]')?.getAttribute('aria-selected');
  });
  expect(found).toEqual(selected);
});

test('a toolbar in version 8 waits for showToolbar', () => {
  const Bar = () => <p>bar</p>;
  renderGrid(V8, { slots: { toolbar: Bar } });
  expect(screen.queryByText('bar')).toBeNull();
  renderGrid(V8, { slots: { toolbar: Bar }, showToolbar: true });
  expect(screen.getByText('bar')).toBeInTheDocument();
});
