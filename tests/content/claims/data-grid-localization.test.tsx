/**
 * @jest-environment jsdom
 */
import '../../support/components/gridDom';
import fs from 'node:fs';
import * as React from 'react';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import { DataGrid, useGridApiContext, type DataGridProps } from '@mui/x-data-grid';
import * as locales from '@mui/x-data-grid/locales';
import { DataGridPro } from '@mui/x-data-grid-pro';
import * as proLocales from '@mui/x-data-grid-pro/locales';
import { claim } from '../../support/content/claim';

const PAGE = fs.readFileSync('docs/data-grid/localization/localization.mdx', 'utf8');
const german = locales.deDE.components.MuiDataGrid.defaultProps.localeText;
const germanTheme = createTheme({}, locales.deDE);

const names = Object.entries(locales).flatMap(([name, value]) =>
  'components' in value ? name : [],
);

const grid = (props: Partial<DataGridProps> = {}) => (
  <div style={{ width: 400, height: 300 }}>
    <DataGrid rows={[]} columns={[{ field: 'a' }]} {...props} />
  </div>
);

claim(
  'the table lists the 40 locales of the package, and Pro has the same',
  {
    'data-grid/localization':
      'The package exports 40 locales from `@mui/x-data-grid/locales`; Pro and Premium export the same ones.',
  },
  () => {
    expect(names).toHaveLength(40);
    const listed = [...PAGE.matchAll(/`([a-z]{2}[A-Z]{2})`/g)].map(([, name]) => name);
    expect([...new Set(listed)].sort()).toEqual([...names].sort());
    expect(proLocales.deDE).toEqual(locales.deDE);
  },
);

claim(
  'the grid is in English by default, and a theme translates all plans',
  {
    'data-grid/localization': [
      'The default language is US English.',
      "The theme's locale covers DataGrid, DataGridPro, and DataGridPremium",
    ],
  },
  () => {
    const { unmount } = render(grid());
    expect(screen.getByText('No rows')).toBeInTheDocument();
    unmount();
    render(
      <ThemeProvider theme={germanTheme}>
        {grid()}
        <div style={{ width: 400, height: 300 }}>
          <DataGridPro rows={[]} columns={[{ field: 'a' }]} />
        </div>
      </ThemeProvider>,
    );
    expect(screen.getAllByText(String(german.noRowsLabel))).toHaveLength(2);
  },
);

claim(
  'the prop is merged with English, not with the theme',
  {
    'data-grid/localization':
      "The grid merges localeText with English, not with the theme's locale.",
  },
  () => {
    render(
      <ThemeProvider theme={germanTheme}>
        {grid({ localeText: { footerTotalRows: 'x' } })}
      </ThemeProvider>,
    );
    expect(screen.getByText('No rows')).toBeInTheDocument();
  },
);

claim(
  'a missing text is shown in English',
  {
    'data-grid/localization':
      'Strings for newer features are often missing, and the grid shows them in English.',
  },
  () => {
    const french = locales.frFR.components.MuiDataGrid.defaultProps.localeText;
    expect(french).not.toHaveProperty('emptyPivotOverlayLabel');
    const ReadText = () => (
      <p>{useGridApiContext().current.getLocaleText('emptyPivotOverlayLabel')}</p>
    );
    render(
      grid({
        localeText: french,
        slots: { noRowsOverlay: ReadText },
      }),
    );
    expect(screen.getByText(/^Add fields to rows/)).toBeInTheDocument();
  },
);

claim(
  'getLocaleText() throws for a key without a text',
  {
    'data-grid/localization':
      'If there is no such text, the method throws Missing translation for key ….',
  },
  () => {
    const ReadText = () => {
      const apiRef = useGridApiContext();
      expect(() => apiRef.current.getLocaleText('nothing' as 'toolbarUndo')).toThrow(
        'Missing translation for key nothing.',
      );
      return <p>read</p>;
    };
    render(grid({ slots: { noRowsOverlay: ReadText } }));
    expect(screen.getByText('read')).toBeInTheDocument();
  },
);

claim(
  'numbers and dates follow the browser, not the locale of the grid',
  {
    'data-grid/localization':
      "number and dateTime columns call toLocaleString(), and date columns call toLocaleDateString(). These calls pass no locale, so the browser's locale determines the format.",
  },
  () => {
    const date = new Date(2026, 0, 31);
    render(
      grid({
        localeText: german,
        columns: [
          { field: 'n', type: 'number', width: 150 },
          { field: 'd', type: 'date', width: 150 },
          { field: 't', type: 'dateTime', width: 150 },
        ],
        rows: [{ id: 1, n: 1234.5, d: date, t: date }],
        disableVirtualization: true,
      }),
    );
    expect(screen.getByText((1234.5).toLocaleString())).toBeInTheDocument();
    expect(screen.getByText(date.toLocaleDateString())).toBeInTheDocument();
    expect(screen.getByText(date.toLocaleString())).toBeInTheDocument();
  },
);

claim(
  'the counts in the footer follow the browser, the range of a page does not',
  {
    'data-grid/localization': [
      "In the footer, the total number of rows is also formatted in the browser's locale. Most of the grid's locales format the number of selected rows in the same way.",
      'A page\'s row range, such as "1–100 of 1200", isn\'t formatted.',
    ],
  },
  () => {
    const rows = Array.from({ length: 1200 }, (_, id) => ({ id }));
    const ids = new Set(rows.map(({ id }) => id));
    const props = {
      rows,
      columns: [{ field: 'id' }],
      checkboxSelection: true,
      rowSelectionModel: { type: 'include' as const, ids },
      initialState: { pagination: { paginationModel: { pageSize: 5 } } },
      pageSizeOptions: [5],
    };
    const { unmount } = render(grid(props));
    const formatted = (1200).toLocaleString();
    expect(formatted).toBe('1,200');
    expect(screen.getByText(`${formatted} rows selected`)).toBeInTheDocument();
    expect(screen.getByText('1–5 of 1200')).toBeInTheDocument();
    unmount();
    const items = [{ field: 'id', operator: 'contains', value: '1199' }];
    render(
      <DataGridPro {...props} disableVirtualization={false} filterModel={{ items }} />,
    );
    expect(screen.getByText(new RegExp(`of ${formatted}$`))).toBeInTheDocument();
  },
);
