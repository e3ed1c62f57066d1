/**
 * @jest-environment jsdom
 */
import '../../support/chartDom';
import * as React from 'react';
import { createTheme, ThemeProvider, type ThemeOptions } from '@mui/material/styles';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { BarChart } from '@mui/x-charts';
import { BarChartPro } from '@mui/x-charts-pro';
import { DataGrid } from '@mui/x-data-grid';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type {} from '@mui/x-data-grid/themeAugmentation';
import { RichTreeView, SimpleTreeView, TreeItem } from '@mui/x-tree-view';
import CompactWorkspace from '../../../docs/design-system/theming/CompactWorkspace';
import DarkSidebar from '../../../docs/design-system/theming/DarkSidebar';

// Without a license key, the Pro and Premium packages say so on the console.
beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}));

const bars = {
  width: 300,
  height: 200,
  series: [{ data: [1, 2], label: 'Sum' }],
  xAxis: [{ scaleType: 'band' as const, data: ['a', 'b'] }],
};
const rows = [{ id: 1, a: 'cell' }];
const columns = [{ field: 'a' }];

function renderIn(options: ThemeOptions, element: React.ReactElement) {
  const { container, unmount } = render(
    <ThemeProvider theme={createTheme(options)}>{element}</ThemeProvider>,
  );
  return { container, unmount };
}
let colors = 0;

/** Whether the chart takes colors from that key of the theme; each time another color. */
const isOurs = (key: string, chart: React.ReactElement) => {
  colors += 1;
  const color = `#12345${colors}`;
  const theme = { components: { [key]: { defaultProps: { colors: [color] } } } };
  const { unmount } = renderIn(theme, chart);
  const found = document.documentElement.innerHTML.includes(color);
  unmount();
  return found;
};

test('colors of charts through the theme', () => {
  expect(isOurs('MuiBarChart', <BarChart {...bars} />)).toBe(true);
});

test('Pro charts have keys of their own', () => {
  const pro = <BarChartPro {...bars} />;
  expect(isOurs('MuiBarChartPro', pro)).toBe(true);
  expect(isOurs('MuiBarChart', pro)).toBe(false);
});

test('one key serves all grids', () => {
  const theme = { components: { MuiDataGrid: { defaultProps: { hideFooter: true } } } };
  for (const Grid of [DataGrid, DataGridPremium]) {
    const { container, unmount } = renderIn(
      theme,
      <Grid rows={rows} columns={columns} />,
    );
    expect(container.querySelector('.MuiDataGrid-root')).not.toBeNull();
    expect(container.querySelector('.MuiDataGrid-footerContainer')).toBeNull();
    unmount();
  }
});

test('one key serves the items of all trees', () => {
  const theme = { components: { MuiTreeItem: { defaultProps: { className: 'ours' } } } };
  const { container } = renderIn(
    theme,
    <>
      <RichTreeView items={[{ id: 'a', label: 'A' }]} />
      <SimpleTreeView>
        <TreeItem itemId="b" label="B" />
      </SimpleTreeView>
    </>,
  );
  expect(container.querySelectorAll('.ours')).toHaveLength(2);
});

test('backgrounds of headers come from a mixin, or from the page', () => {
  const background = (options: ThemeOptions) => {
    const { container, unmount } = renderIn(
      options,
      <DataGrid rows={rows} columns={columns} />,
    );
    const root = container.querySelector('.MuiDataGrid-root') as Element;
    const found = getComputedStyle(root).getPropertyValue(
      '--DataGrid-containerBackground',
    );
    unmount();
    return found.trim();
  };
  expect(background({ palette: { background: { default: '#fafafa' } } })).toBe('#fafafa');
  const mixins = { MuiDataGrid: { containerBackground: '#fffdf8' } };
  expect(background({ mixins })).toBe('#fffdf8');
  expect(
    background({ mixins, cssVariables: true, colorSchemes: { light: true, dark: true } }),
  ).toBe('var(--mui-palette-background-default)');
});

test('the mode of a theme with both schemes is that of the default scheme', () => {
  const Mode = () => (
    <p>
      {createTheme({ cssVariables: true, colorSchemes: { dark: true } }).palette.mode}
    </p>
  );
  render(<Mode />);
  expect(screen.getByText('light')).toBeInTheDocument();
});

test('the first demo makes all four smaller', async () => {
  const { container } = render(<CompactWorkspace />);
  const sizes = () => [
    container
      .querySelector<HTMLElement>('.MuiDataGrid-row')
      ?.style.getPropertyValue('--height'),
    container.querySelector('.MuiInputBase-inputSizeSmall') !== null,
    getComputedStyle(container.querySelector('.MuiTreeItem-content') as Element)
      .paddingBlock,
  ];
  const compact = sizes();
  fireEvent.click(screen.getByLabelText('Compact'));
  expect(compact).toEqual(['36px', true, '0px']);
  await waitFor(() => expect(sizes()).toEqual(['52px', false, '4px']));
});

test('a theme inside a theme changes its part alone', () => {
  render(<DarkSidebar />);
  const paper = document.querySelector('.MuiPaper-root');
  expect(getComputedStyle(paper as Element).backgroundColor).toBe('rgb(18, 18, 18)');
});

test('a density that goes away stays; the default written out restores it', () => {
  const grid = (density?: 'compact' | 'standard') => (
    <DataGrid rows={rows} columns={columns} density={density} />
  );
  const { container, rerender } = render(grid('compact'));
  const height = () =>
    container
      .querySelector<HTMLElement>('.MuiDataGrid-row')
      ?.style.getPropertyValue('--height');
  expect(height()).toBe('36px');
  rerender(grid());
  expect(height()).toBe('36px');
  rerender(grid('standard'));
  expect(height()).toBe('52px');
});
