/**
 * Components of three products, and the rules that a server renders for them, for tests
 * of CSS layers.
 */
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

/** The components in a theme with or without `modularCssLayers`. */
export function splitBy(modularCssLayers: string | boolean): React.ReactElement {
  const theme = createTheme({
    modularCssLayers,
    components: { MuiTreeItem: { styleOverrides: { label: { letterSpacing: 3 } } } },
  });
  return <ThemeProvider theme={theme}>{layeredParts}</ThemeProvider>;
}

/**
 * @returns the text of each style element. On a server, Emotion caches rules by class
 * name, so tests with and without a layer have to be in separate files.
 */
export const readRules = (element: React.ReactElement): string[] =>
  [...renderToString(element).matchAll(/<style[^>]*>([^]*?)<\/style>/g)]
    .map(([, text = '']) => text)
    .filter((text) => text !== '' && !text.startsWith('@keyframes'));
