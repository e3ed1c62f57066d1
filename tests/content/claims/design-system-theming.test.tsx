/**
 * @jest-environment jsdom
 */
import '../../support/components/chartDom';
import * as React from 'react';
import { createTheme, ThemeProvider, type ThemeOptions } from '@mui/material/styles';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import dayjs from 'dayjs';
import { DataGrid } from '@mui/x-data-grid';
import { DateCalendar, LocalizationProvider, PickerDay2 } from '@mui/x-date-pickers';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import CompactWorkspace from '../../../docs/design-system/theming/CompactWorkspace';
import DarkSidebar from '../../../docs/design-system/theming/DarkSidebar';
import { claim } from '../../support/content/claim';

// Without a license key, the Pro and Premium packages log an error.
beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}));
const rows = [{ id: 1, a: 'cell' }];
const columns = [{ field: 'a' }];

function renderIn(options: ThemeOptions, element: React.ReactElement) {
  const { container, unmount } = render(
    <ThemeProvider theme={createTheme(options)}>{element}</ThemeProvider>,
  );
  return { container, unmount };
}

claim(
  'backgrounds of the grid come from palette.DataGrid, or from the paper',
  {
    'design-system/theming': [
      "The grid's own backgrounds are in palette.DataGrid: bg, headerBg, and pinnedBg.",
      'If `bg` is not set, the grid uses `background.paper`',
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
      "A condition on `theme.palette.mode` does not work in such a theme: the mode is always the default scheme's mode.",
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
      '`--PickerDay-size` | the size of a day, if `PickerDay2` is in the `day` slot',
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
      'Each product has its own settings, and the first demo on this page combines them in one function:',
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
    'design-system/theming':
      'A nested `ThemeProvider` changes only the part of the page inside it.',
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
      'If the theme changes while the app runs, set every value explicitly, even if it is the default.',
      "A grid that was 'compact' stays compact if you only remove density; 'standard' restores its height.",
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
