/**
 * @jest-environment jsdom
 */
import '../../support/components/gridDom';
import * as React from 'react';
import { render, screen, within } from '@testing-library/react';
import { DataGrid, useGridApiRef, type GridApi, type GridColDef } from '@mui/x-data-grid';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { defaultOf } from '../../support/components/readApi';
import { claim } from '../../support/content/claim';

const columns: GridColDef[] = Array.from({ length: 30 }, (_, index) => ({
  field: `f${index}`,
  width: 100,
  valueGetter: (_value, row) => `${row.id}-${index}`,
}));
const rows = Array.from({ length: 120 }, (_, id) => ({ id }));
const withPageSize = (pageSize: number) => ({
  pagination: { paginationModel: { pageSize } },
});

claim(
  'in jsdom all rows of the page and all columns are rendered',
  {
    'data-grid/virtualization':
      'If the user agent is jsdom or HappyDOM, the grid turns virtualization off: all columns and all rows on the page are rendered.',
  },
  () => {
    render(<DataGrid rows={rows} columns={columns} initialState={withPageSize(50)} />);
    const dataRows = screen.getAllByRole('row').slice(1);
    expect(dataRows).toHaveLength(50);
    expect(within(dataRows[0]!).getAllByRole('gridcell')).toHaveLength(30);
  },
);

claim(
  'the grid has its total size and each position as attributes',
  {
    'data-grid/virtualization': [
      '`aria-rowcount` counts header rows, pinned rows, and all rows that pass the filters; `aria-colcount` counts all visible columns. Each rendered row has an `aria-rowindex`, and each cell an `aria-colindex`.',
      'Without column groups, the header has the row index 1.',
    ],
  },
  () => {
    render(<DataGrid rows={rows} columns={columns} initialState={withPageSize(25)} />);
    const grid = screen.getByRole('grid');
    expect(grid).toHaveAttribute('aria-rowcount', '121');
    expect(grid).toHaveAttribute('aria-colcount', '30');
    const [header, first] = within(grid).getAllByRole('row');
    expect(header).toHaveAttribute('aria-rowindex', '1');
    expect(first).toHaveAttribute('aria-rowindex', '2');
    expect(within(first!).getAllByRole('gridcell')[2]).toHaveAttribute(
      'aria-colindex',
      '3',
    );
  },
);

claim(
  'the row count is that of the filtered rows',
  {
    'data-grid/virtualization':
      '`aria-rowcount` counts header rows, pinned rows, and all rows that pass the filters',
  },
  () => {
    const items = [{ field: 'f0', operator: 'startsWith', value: '11' }];
    render(<DataGrid rows={rows} columns={columns} filterModel={{ items }} />);
    expect(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '12');
  },
);

claim(
  'more than 100 rows a page throw in Community only',
  {
    'data-grid/virtualization':
      'In the Community `DataGrid`, the largest page size is 100, and a larger one throws an error.',
  },
  () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => {});
    expect(() =>
      render(
        <DataGrid
          rows={rows}
          columns={columns}
          pageSizeOptions={[101]}
          initialState={withPageSize(101)}
        />,
      ),
    ).toThrow(/pageSize/);
    render(<DataGridPro rows={rows} columns={columns.slice(0, 1)} />);
    expect(screen.getAllByRole('row').filter((row) => row.dataset.id)).toHaveLength(120);
    error.mockRestore();
  },
);

claim(
  'the defaults',
  {
    'data-grid/virtualization': [
      'Virtualization is on by default',
      '`rowBufferPx` and `columnBufferPx` set its size in pixels, 150 by default.',
    ],
  },
  () => {
    expect(defaultOf('DataGrid', 'rowBufferPx')).toBe('150');
    expect(defaultOf('DataGrid', 'columnBufferPx')).toBe('150');
    expect(defaultOf('DataGrid', 'virtualizeColumnsWithAutoRowHeight')).toBe('false');
    expect(defaultOf('DataGrid', 'disableVirtualization')).toBe('false');
  },
);

describe('answers of the FAQ', () => {
  claim(
    'exports contain all pages, but only filtered rows; an option changes this',
    {
      'data-grid/faq': [
        'By default, an export contains all rows that pass the filters, on all pages',
        'To export other rows, return their ids from getRowsToExport.',
      ],
    },
    () => {
      const api: { current: GridApi | null } = { current: null };
      function Grid() {
        const apiRef = useGridApiRef();
        React.useEffect(() => {
          api.current = apiRef.current as GridApi;
        }, [apiRef]);
        const items = [{ field: 'f0', operator: 'startsWith', value: '1' }];
        return (
          <DataGrid
            apiRef={apiRef}
            rows={rows}
            columns={columns.slice(0, 1)}
            filterModel={{ items }}
            initialState={withPageSize(5)}
            pageSizeOptions={[5]}
          />
        );
      }
      render(<Grid />);
      const linesOf = (options: object) =>
        api.current?.getDataAsCsv({ includeHeaders: false, ...options }).split('\r\n')
          .length;
      expect(linesOf({})).toBe(31);
      expect(linesOf({ getRowsToExport: () => rows.map(({ id }) => id) })).toBe(120);
    },
  );

  claim(
    'a field with a dot is not a path, and numbers get separators',
    {
      'data-grid/faq': [
        'A dot is not a path: `address.city` reads a property with exactly that name.',
        '`number` columns format values with `toLocaleString()`: the year 2026 becomes 2,026.',
      ],
    },
    () => {
      render(
        <DataGrid
          rows={[{ id: 1, address: { city: 'Riga' }, 'a.b': 'flat', year: 2026 }]}
          columns={[
            { field: 'address.city' },
            { field: 'a.b' },
            { field: 'year', type: 'number' },
          ]}
        />,
      );
      const texts = screen.getAllByRole('gridcell').map((cell) => cell.textContent);
      expect(texts).toEqual(['', 'flat', (2026).toLocaleString()]);
    },
  );

  claim(
    'a date column with a text throws',
    {
      'data-grid/faq':
        'A `date` column throws an error for a string, unless the column has a `valueFormatter`.',
    },
    () => {
      const error = jest.spyOn(console, 'error').mockImplementation(() => {});
      expect(() =>
        render(
          <DataGrid
            rows={[{ id: 1, day: '2026-02-03' }]}
            columns={[{ field: 'day', type: 'date' }]}
          />,
        ),
      ).toThrow(/Date/);
      error.mockRestore();
    },
  );

  claim(
    'a filter of a removed column is removed',
    {
      'data-grid/faq':
        "The column is missing during a render, for example while columns are loading. The grid then removes the column's filter",
    },
    () => {
      const changed = jest.fn();
      const initialState = {
        filter: {
          filterModel: { items: [{ field: 'f0', operator: 'equals', value: '3-0' }] },
        },
      };
      const grid = (list: GridColDef[]) => (
        <DataGrid
          rows={rows}
          columns={list}
          initialState={initialState}
          onFilterModelChange={changed}
        />
      );
      const { rerender } = render(grid(columns.slice(0, 2)));
      expect(screen.getAllByRole('row')).toHaveLength(2);
      rerender(grid(columns.slice(1, 2)));
      rerender(grid(columns.slice(0, 2)));
      expect(changed).toHaveBeenCalledWith(
        expect.objectContaining({ items: [] }),
        expect.anything(),
      );
      expect(screen.getAllByRole('row').length).toBeGreaterThan(2);
    },
  );

  claim(
    'two rows with one id show the data of the later one',
    {
      'data-grid/faq':
        'Two rows have the same id, and both show the data of the second one.',
    },
    () => {
      const error = jest.spyOn(console, 'error').mockImplementation(() => {});
      render(
        <DataGrid
          rows={[
            { id: 1, name: 'first' },
            { id: 1, name: 'second' },
          ]}
          columns={[{ field: 'name' }]}
        />,
      );
      const texts = screen.getAllByRole('gridcell').map((cell) => cell.textContent);
      expect(texts).toEqual(['second', 'second']);
      error.mockRestore();
    },
  );
});

describe('the row count for screen readers', () => {
  const few = rows.slice(0, 6);
  const list = columns.slice(0, 2);
  const sizeOf = () =>
    Number(document.querySelector('[aria-rowcount]')?.getAttribute('aria-rowcount'));

  claim(
    'counts column groups and pinned rows; with groups the header is not row 1',
    {
      'data-grid/virtualization': [
        '`aria-rowcount` counts header rows, pinned rows',
        'Without column groups, the header has the row index 1.',
      ],
    },
    () => {
      const { container } = render(
        <DataGridPro
          rows={few}
          columns={list}
          columnGroupingModel={[{ groupId: 'g', children: [{ field: 'f0' }] }]}
          pinnedRows={{ top: [{ id: 'top' }], bottom: [{ id: 'bottom' }] }}
        />,
      );
      expect(sizeOf()).toBe(1 + 1 + 2 + 6);
      const header = container.querySelector('[role="columnheader"][data-field="f0"]');
      expect(header?.closest('[role="row"]')).toHaveAttribute('aria-rowindex', '2');
    },
  );

  claim(
    'omits rows in collapsed groups, or on other pages of a server',
    {
      'data-grid/virtualization':
        "`aria-rowcount` doesn't include rows in collapsed groups or, with pages from a server, rows on other pages.",
    },
    () => {
      const tree = (depth: number) => (
        <DataGridPro
          key={depth}
          treeData
          getTreeDataPath={({ id }) => (id === 0 ? ['a'] : ['a', `${id}`])}
          defaultGroupingExpansionDepth={depth}
          rows={few}
          columns={list}
        />
      );
      const { rerender } = render(tree(-1));
      expect(sizeOf()).toBe(7);
      rerender(tree(0));
      expect(sizeOf()).toBe(2);
      rerender(
        <DataGrid rows={few} columns={list} rowCount={60} paginationMode="server" />,
      );
      expect(sizeOf()).toBe(7);
    },
  );
});
