/**
 * @jest-environment jsdom
 */
import {
  cellOf,
  mountGrid,
  press,
  type GridProps,
} from '../../support/components/mountGrid';
import { find, has, headerOf } from '../../support/components/gridParts';
import * as React from 'react';
import { render } from '@testing-library/react';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type {} from '@mui/x-data-grid/themeAugmentation';
import { defaultOf } from '../../support/components/readApi';
import { claim } from '../../support/content/claim';

jest.setTimeout(60_000);

const columns: GridColDef[] = [
  { field: 'name', cellClassName: 'of-column', headerClassName: 'of-head' },
];
const rows = [3, 1, 2].map((id) => ({ id, name: `n${id}` }));
const open = (props: Partial<GridProps> = {}) => mountGrid({ rows, columns, ...props });

claim(
  'classes of rows count the rows of the page',
  {
    'data-grid/style': [
      'Rows | getRowClassName | The row, its index on the page, and whether it is first or last',
      'Cells of one column | cellClassName in the column: a string',
      'Any cell | getCellClassName | The same',
      'A header | headerClassName in the column',
      '`indexRelativeToCurrentPage` is the position of the row on the page',
    ],
  },
  () => {
    const cells: unknown[] = [];
    open({
      pageSizeOptions: [2],
      initialState: {
        pagination: { paginationModel: { page: 0, pageSize: 2 } },
        sorting: { sortModel: [{ field: 'name', sort: 'asc' }] },
      },
      getRowClassName: ({
        indexRelativeToCurrentPage,
        isFirstVisible,
        isLastVisible,
        row,
      }) => `r${row.id}-${indexRelativeToCurrentPage}-${isFirstVisible}-${isLastVisible}`,
      getCellClassName: (params) => {
        cells.push(params);
        return 'of-grid';
      },
    });
    expect([has('.r1-0-true-false'), has('.r2-1-false-true')]).toEqual([true, true]);
    expect(cellOf(1, 'name')).toHaveClass('of-column', 'of-grid', gridClasses.cell);
    expect(headerOf('name')).toHaveClass('of-head', gridClasses.columnHeader);
    expect(cells[0]).toMatchObject({
      value: 'n1',
      row: { id: 1 },
      colDef: { field: 'name' },
    });
  },
);

claim(
  'states and parts have the classes of the table; `classes` adds one',
  {
    'data-grid/style': [
      'Toolbar, footer | toolbar, footerContainer',
      'Column header | columnHeader, columnHeaderTitle',
      'Line between two headers | columnSeparator',
      'Checkbox cell | cellCheckbox',
      'Editable cell, cell in edit mode | cell--editable',
      'Scrolling area | virtualScroller',
      'a selected row has `Mui-selected`',
      'To add a custom class to a part, pass `classes`',
    ],
  },
  () => {
    open({
      className: 'mine',
      showToolbar: true,
      checkboxSelection: true,
      columns: [{ field: 'name', editable: true }],
      classes: { columnHeader: 'my-header' },
    });
    press(find('[data-id="3"] input[type="checkbox"]'));
    expect(find('[data-id="3"]')).toHaveClass('Mui-selected', gridClasses.row);
    expect(find('.mine')).toHaveClass(gridClasses.root);
    expect(headerOf('name')).toHaveClass('my-header', gridClasses.columnHeader);
    for (const part of [
      'toolbar',
      'footerContainer',
      'columnHeaderTitle',
      'columnSeparator',
      'cellCheckbox',
      'cell--editable',
      'virtualScroller',
    ] as const)
      expect(has(`.${gridClasses[part]}`)).toBe(true);
  },
);

claim(
  'defaults of props and variables',
  {
    'data-grid/style': [
      '--DataGrid-rowBorderColor | The line between rows',
      '--DataGrid-cellOffsetMultiplier | The indent of each level in tree data and row grouping | 2',
      'showCellVerticalBorder | Draws lines between the cells of a row | false',
      'showColumnVerticalBorder | Draws lines between the headers | false',
      "density | Sets 'compact', 'standard', or 'comfortable' heights | 'standard'",
      'rowHeight, columnHeaderHeight | Set the heights in pixels, before the density is applied | 52, 56',
    ],
  },
  () => {
    open();
    const valueOf = (name: string) =>
      getComputedStyle(find(`.${gridClasses.root}`))
        .getPropertyValue(name)
        .trim();
    expect(valueOf('--DataGrid-cellOffsetMultiplier')).toBe('2');
    expect(valueOf('--DataGrid-rowBorderColor')).not.toBe('');
    expect(
      [
        'showCellVerticalBorder',
        'showColumnVerticalBorder',
        'density',
        'rowHeight',
        'columnHeaderHeight',
      ].map((prop) => defaultOf('DataGrid', prop)),
    ).toEqual(['false', 'false', '"standard"', '52', '56']);
  },
);

for (const [name, Grid] of [
  ['DataGrid', DataGrid],
  ['DataGridPro', DataGridPro],
] as const)
  claim(
    `${name} uses the theme’s MuiDataGrid and palette.DataGrid`,
    {
      'data-grid/style': [
        '`palette.DataGrid` contains three background colors, and `components.MuiDataGrid` contains the default props and the styles of each part.',
        'Data Grid Pro and Premium read the same `MuiDataGrid` key.',
      ],
    },
    () => {
      const theme = createTheme({
        palette: { DataGrid: { bg: '#fffdf8', headerBg: '#f3ead7' } },
        components: {
          MuiDataGrid: {
            defaultProps: { density: 'compact' },
            styleOverrides: { row: { fontStyle: 'italic' } },
          },
        },
      });
      render(
        <ThemeProvider theme={theme}>
          <div style={{ width: 300, height: 300 }}>
            <Grid rows={rows} columns={columns} />
          </div>
        </ThemeProvider>,
      );
      expect(find('.MuiDataGrid-root--densityCompact')).toBeInTheDocument();
      expect(getComputedStyle(find('.MuiDataGrid-row')).fontStyle).toBe('italic');
      const styles = [...document.querySelectorAll('style')].map(
        ({ textContent }) => textContent,
      );
      expect(styles.join()).toContain('--DataGrid-t-header-background-base:#f3ead7');
    },
  );
