/**
 * @jest-environment jsdom
 */
import '../../support/components/gridDom';
import { ThemeProvider, createTheme } from '@mui/material/styles';
import { DataGrid } from '@mui/x-data-grid';
import { act, render, screen } from '@testing-library/react';
import * as React from 'react';
import DefaultsInTheme from '../../../docs/data-grid/recipes/wrapping/DefaultsInTheme';
import SharedColumns from '../../../docs/data-grid/recipes/wrapping/SharedColumns';
import UseAppGrid from '../../../docs/data-grid/recipes/wrapping/UseAppGrid';
import { cellOf, mountGrid, settle, shownIds } from '../../support/components/mountGrid';
import { claim } from '../../support/content/claim';

const rowHeight = () => document.querySelector<HTMLElement>('[data-rowindex="0"]')?.style;

claim(
  'the wrapper has its defaults, and merges the props of the page',
  {
    'data-grid/recipes/wrapping': [
      'The toolbar, pagination, and look of this grid come from `AppGrid`.',
      'initialState | One level: { ...START, ...initialState }',
    ],
  },
  async () => {
    render(<UseAppGrid />);
    await settle();
    expect(screen.getByRole('grid', { name: 'Leases' })).toBeInTheDocument();
    expect(shownIds()).toHaveLength(5);
    expect(screen.getByText('1–5 of 8')).toBeInTheDocument();
    expect(document.querySelectorAll('[aria-sort="descending"]')).toHaveLength(1);
  },
);

claim(
  'undefined counts as missing for the grid',
  {
    'data-grid/recipes/wrapping':
      'a prop with the value `undefined` replaces your default, and the grid uses its own default',
  },
  () => {
    mountGrid({ rows: [{ id: 1 }], columns: [{ field: 'id' }], rowHeight: undefined });
    expect(rowHeight()?.getPropertyValue('--height')).toBe('52px');
  },
);

claim(
  'the theme sets props of all grids, a prop wins, and slotProps are merged',
  {
    'data-grid/recipes/wrapping': [
      'In the theme, the key `MuiDataGrid` holds the default props for all three grids.',
      'A prop on the grid takes precedence over the theme. `slots` and `slotProps` from both are merged.',
    ],
  },
  () => {
    const theme = createTheme({
      components: {
        MuiDataGrid: {
          defaultProps: { hideFooter: true, slotProps: { root: { id: 'from-theme' } } },
        },
      },
    });
    const data = { rows: [{ id: 1 }], columns: [{ field: 'id' }] };
    render(
      <ThemeProvider theme={theme}>
        <DataGrid
          {...data}
          hideFooter={false}
          slotProps={{ footer: { className: 'mine' } }}
        />
      </ThemeProvider>,
    );
    expect(document.querySelector('#from-theme')).not.toBeNull();
    expect(document.querySelector('.mine')).not.toBeNull();
  },
);

claim(
  'both grids of the demo follow the theme',
  {
    'data-grid/recipes/wrapping':
      "Both grids in this demo get their row height from the theme, which also sets the empty grid's text",
  },
  () => {
    render(<DefaultsInTheme />);
    expect(screen.getByText('Nothing in stock')).toBeInTheDocument();
    expect(rowHeight()?.getPropertyValue('--height')).toBe('36px');
  },
);

test('shared columns format and link', () => {
  render(<SharedColumns />);
  expect(cellOf(1, 'amount')).toHaveTextContent('€1,840.00');
  expect(cellOf(2, 'paid')).toHaveTextContent('Open');
  expect(screen.getByRole('link', { name: 'pay@light.example' })).toHaveAttribute(
    'href',
    'mailto:pay@light.example',
  );
});

claim(
  'a new initialState has no effect, and the ref of the root is forwarded',
  {
    'data-grid/recipes/wrapping': [
      'The grid reads `initialState` once, so it may be a new object on every render.',
      'Pass `apiRef`, `ref`, and `className` to the grid.',
    ],
  },
  () => {
    const ref = React.createRef<HTMLDivElement>();
    const data = { rows: [{ id: 1 }, { id: 2 }], columns: [{ field: 'id' }] };
    const grid = mountGrid({ ...data, ref } as never);
    const sorting = { sortModel: [{ field: 'id', sort: 'desc' as const }] };
    act(() => grid.update({ initialState: { sorting } }));
    expect(shownIds()).toEqual(['1', '2']);
    expect(ref.current).toHaveClass('MuiDataGrid-root');
  },
);
