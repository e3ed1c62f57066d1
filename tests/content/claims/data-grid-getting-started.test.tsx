/**
 * @jest-environment jsdom
 */
import {
  cellOf,
  mountGrid,
  press,
  shownIds,
  type GridProps,
} from '../../support/mountGrid';
import { screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

jest.setTimeout(60_000);

const columns: GridColDef[] = [{ field: 'name' }];
const rows = Array.from({ length: 120 }, (_, id) => ({ id, name: `n${id}` }));

const selected = () =>
  document.querySelectorAll('[role="row"][aria-selected="true"]').length;

test.each([
  ['community', 100, 1],
  ['pro', 120, 2],
  ['premium', 120, 2],
] as const)(
  '%s shows %d of 120 rows, and two clicks with Ctrl select %d',
  (plan, shown, count) => {
    const props: Partial<GridProps> = { hideFooter: true };
    mountGrid({ rows, columns, ...props }, { plan });
    expect(shownIds()).toHaveLength(shown);
    press(cellOf(0, 'name'));
    press(cellOf(1, 'name'), { ctrlKey: true });
    expect(selected()).toBe(count);
  },
);

test('getRowId names the rows', () => {
  mountGrid({
    rows: [{ code: 'x7', name: 'n' }],
    columns,
    getRowId: (row) => row.code as string,
  });
  expect(cellOf('x7', 'name')).toHaveTextContent('n');
});

test('on by default: sorting, menus; cells are edited only where a column says so', () => {
  const { api } = mountGrid({ rows: rows.slice(0, 2), columns });
  expect(api.getColumn('name')).toMatchObject({
    sortable: true,
    filterable: true,
    editable: false,
  });
  expect(screen.getByRole('columnheader').querySelector('button')).not.toBeNull();
});

test('on the server there are no rows', () => {
  const html = renderToString(
    <div style={{ height: 300 }}>
      <DataGrid rows={rows} columns={columns} />
    </div>,
  );
  expect(html).not.toContain('n0');
  expect(html).toBe('<div style="height:300px"></div>');
});
