/**
 * @jest-environment jsdom
 */
import '../../support/components/chartDom';
import * as React from 'react';
import { createTheme, ThemeProvider, type ThemeOptions } from '@mui/material/styles';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import dayjs from 'dayjs';
import { BarChart } from '@mui/x-charts';
import { BarChartPro } from '@mui/x-charts-pro';
import { DataGrid } from '@mui/x-data-grid';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type {} from '@mui/x-data-grid/themeAugmentation';
import { DateCalendar, LocalizationProvider, PickerDay2 } from '@mui/x-date-pickers';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { RichTreeView, SimpleTreeView, TreeItem } from '@mui/x-tree-view';
import CompactWorkspace from '../../../docs/design-system/theming/CompactWorkspace';
import DarkSidebar from '../../../docs/design-system/theming/DarkSidebar';
import { claim } from '../../support/content/claim';

// Without a license key, the Pro and Premium packages log an error.
beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}));

const bars = {
  width: 300,
  height: 200,
  series: [{ data: [1, 2] }],
  xAxis: [{ data: ['a', 'b'] }],
};
const rows = [{ id: 1, a: 'cell' }];
const columns = [{ field: 'a' }];

function renderIn(options: ThemeOptions, element: React.ReactElement) {
  const { container, unmount } = render(
    <ThemeProvider theme={createTheme(options)}>{element}</ThemeProvider>,
  );
  return { container, unmount };
}
const ours = (key: string): ThemeOptions => ({
  components: { [key]: { defaultProps: { colors: ['#123456'] } } },
});
const isOurs = (key: string, chart: React.ReactElement) => {
  const { container, unmount } = renderIn(ours(key), chart);
  const found = container.innerHTML.includes('#123456');
  unmount();
  return found;
};

claim(
  'colors of charts through the theme: the new key of the provider has no effect',
  {
    'design-system/theming': [
      'MuiChartDataProvider sets default props for every chart at once, such as colors.',
      'TypeScript marks the key as deprecated in favor of MuiChartsDataProvider, but in version 8.29.3 the new key has no effect.',
    ],
  },
  () => {
    const community = <BarChart {...bars} />;
    expect(isOurs('MuiBarChart', community)).toBe(true);
    expect(isOurs('MuiChartDataProvider', community)).toBe(true);
    expect(isOurs('MuiChartsDataProvider', community)).toBe(false);
  },
);

claim(
  'Pro charts have their own keys',
  {
    'design-system/theming':
      'Charts | one for each chart, and one for each part, such as MuiChartsAxis | BarChartPro reads MuiBarChartPro instead of MuiBarChart, and so on. Their types are in @mui/x-charts-pro/themeAugmentation',
  },
  () => {
    const pro = <BarChartPro {...bars} />;
    expect(isOurs('MuiBarChartPro', pro)).toBe(true);
    expect(isOurs('MuiBarChart', pro)).toBe(false);
  },
);

claim(
  'one key applies to all grids',
  {
    'design-system/theming':
      'Data Grid | MuiDataGrid | the same for the Community, Pro, and Premium grids; all parts are in it',
  },
  () => {
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
  },
);

claim(
  'one key applies to the items of all trees',
  {
    'design-system/theming':
      'Tree View | MuiSimpleTreeView, MuiRichTreeView, MuiRichTreeViewPro, and MuiTreeItem | items of all trees are MuiTreeItem',
  },
  () => {
    const theme = {
      components: { MuiTreeItem: { defaultProps: { className: 'ours' } } },
    };
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
  },
);

claim(
  'backgrounds of the grid come from palette.DataGrid, or from the paper',
  {
    'design-system/theming': [
      "The grid's own backgrounds are in palette.DataGrid: bg, headerBg, and pinnedBg.",
      'Without them, background.paper is used.',
    ],
  },
  () => {
    const variables = (options: ThemeOptions) => {
      const { unmount } = renderIn(options, <DataGrid rows={rows} columns={columns} />);
      const tag = document.querySelector('style[href^="/MuiDataGridVariables"]');
      const text = tag?.textContent ?? '';
      unmount();
      return /background-base:([^;]*);/.exec(text)?.[1];
    };
    expect(variables({ palette: { background: { paper: '#fafafa' } } })).toBe('#fafafa');
    expect(variables({ palette: { DataGrid: { bg: '#fffdf8' } } })).toBe('#fffdf8');
    expect(
      variables({
        cssVariables: { colorSchemeSelector: 'class' },
        colorSchemes: { light: { palette: { DataGrid: { bg: '#fffdf8' } } }, dark: true },
      }),
    ).toBe('var(--mui-palette-DataGrid-bg)');
  },
);

claim(
  'the mode of a theme with both schemes is that of the default scheme',
  {
    'design-system/theming':
      'A condition on theme.palette.mode does not work in such a theme: the mode is always the mode of the default scheme.',
  },
  () => {
    const Mode = () => (
      <p>
        {createTheme({ cssVariables: true, colorSchemes: { dark: true } }).palette.mode}
      </p>
    );
    render(<Mode />);
    expect(screen.getByText('light')).toBeInTheDocument();
  },
);

claim(
  'the size of a day is a variable',
  {
    'design-system/theming':
      '--PickerDay-size | the size of a day with PickerDay2 in the slot day',
  },
  () => {
    render(
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DateCalendar defaultValue={dayjs('2027-03-12')} slots={{ day: PickerDay2 }} />
      </LocalizationProvider>,
    );
    const day = screen.getByRole('gridcell', { name: '12' });
    expect(getComputedStyle(day).getPropertyValue('--PickerDay-size')).toBe('36px');
  },
);

claim(
  'the first demo makes all four smaller',
  {
    'design-system/theming':
      'Each product has its own, and the first demo combines them in one function:',
  },
  async () => {
    const { container } = render(<CompactWorkspace />);
    const sizes = () => [
      container
        .querySelector<HTMLElement>('.MuiDataGrid-row')
        ?.style.getPropertyValue('--height'),
      container.querySelector('.MuiPickersInputBase-inputSizeSmall') !== null,
      getComputedStyle(container.querySelector('.MuiTreeItem-content') as Element)
        .paddingBlock,
    ];
    const compact = sizes();
    fireEvent.click(screen.getByRole('switch'));
    expect(compact).toEqual(['36px', true, '0px']);
    await waitFor(() => expect(sizes()).toEqual(['52px', false, '4px']));
  },
);

claim(
  'a nested theme changes only its part',
  {
    'design-system/theming': 'A nested `ThemeProvider` changes only the part inside it.',
  },
  () => {
    render(<DarkSidebar />);
    const paper = document.querySelector('.MuiPaper-root');
    expect(getComputedStyle(paper as Element).backgroundColor).toBe('rgb(18, 18, 18)');
  },
);

claim(
  'a removed density stays; explicit defaults restore it',
  {
    'design-system/theming': [
      'If the theme changes while the app runs, also set defaults explicitly.',
      "A grid that was 'compact' keeps its height if density is only removed; 'standard' restores it.",
    ],
  },
  () => {
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
  },
);
