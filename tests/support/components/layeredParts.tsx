/** Parts of three products, and the rules that a server writes for them, for tests of CSS layers. */
import * as React from 'react';
import { renderToString } from 'react-dom/server';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { DateCalendar, LocalizationProvider } from '@mui/x-date-pickers';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { RichTreeView } from '@mui/x-tree-view';

export const LAYER_ORDER = '@layer theme, base, mui, components, utilities;';

export const layeredParts = (
  <LocalizationProvider dateAdapter={AdapterDayjs}>
    <RichTreeView items={[{ id: 'a', label: 'A' }]} sx={{ color: 'teal' }} />
    <DateCalendar />
    <BarChart
      width={200}
      height={100}
      series={[{ data: [1] }]}
      xAxis={[{ data: ['a'] }]}
    />
  </LocalizationProvider>
);

/** The parts in a theme that splits the layer. */
export function splitBy(modularCssLayers: string | boolean): React.ReactElement {
  const theme = createTheme({
    modularCssLayers,
    components: { MuiTreeItem: { styleOverrides: { label: { letterSpacing: 3 } } } },
  });
  return <ThemeProvider theme={theme}>{layeredParts}</ThemeProvider>;
}

/**
 * @returns the text of each style element. On a server, Emotion keeps what it once wrote by the
 *   name of its class: tests with and without a layer have to be in files of their own.
 */
export const readRules = (element: React.ReactElement): string[] =>
  [...renderToString(element).matchAll(/<style[^>]*>([^]*?)<\/style>/g)]
    .map(([, text = '']) => text)
    .filter((text) => text !== '' && !text.startsWith('@keyframes'));
