/**
 * @jest-environment jsdom
 */
import { textsOf } from '../../support/components/chartDom';
import * as React from 'react';
import { cleanup, render } from '@testing-library/react';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import {
  BarChart,
  ChartsLocalizationProvider,
  useChartsLocalization,
  type BarChartProps,
} from '@mui/x-charts';
import * as locales from '@mui/x-charts/locales';
import { claim } from '../../support/content/claim';

const chart = (props: Partial<BarChartProps> = {}) => (
  <BarChart width={300} height={200} hideLegend series={[]} {...props} />
);

function messageOf(element: React.ReactElement): string {
  cleanup();
  render(element);
  return textsOf('svg text').join();
}

claim(
  'the locales of the package',
  {
    'charts/localization':
      'The package exports enUS (the default), elGR, frFR, nbNO, ptBR, ptPT, and svSE.',
  },
  () =>
    expect(
      Object.keys(locales)
        .filter((name) => /^[a-z]{2}[A-Z]{2}$/.test(name))
        .sort(),
    ).toEqual(['elGR', 'enUS', 'frFR', 'nbNO', 'ptBR', 'ptPT', 'svSE']),
);

claim(
  'frFR has messages, but no texts of the toolbar',
  { 'charts/localization': 'frFR, for example, does not translate the toolbar.' },
  () => {
    const { localeText } =
      locales.frFR.components.MuiChartsLocalizationProvider.defaultProps;
    expect(Object.keys(localeText)).toEqual(
      expect.arrayContaining(['loading', 'noData']),
    );
    expect(localeText).not.toHaveProperty('zoomIn');
    expect(localeText).not.toHaveProperty('toolbarExport');
  },
);

claim(
  'default texts',
  {
    'charts/localization': [
      'loading | Loading data…',
      'noData | No data to display',
      'zoomIn, zoomOut | Zoom in, Zoom out',
      'toolbarExport, toolbarExportPrint | Export, Print',
      'toolbarExportImage(mimeType) | Export as PNG, and so on',
      "Inside a chart, useChartsLocalization() returns an object with the chart's localeText, so your own parts can use the same strings.",
    ],
  },
  () => {
    const read: ReturnType<typeof useChartsLocalization>[] = [];
    function Reader() {
      read.push(useChartsLocalization());
      return null;
    }
    messageOf(chart({ children: <Reader /> }));
    expect(read[0]?.localeText).toMatchObject({
      loading: 'Loading data…',
      noData: 'No data to display',
      zoomIn: 'Zoom in',
      zoomOut: 'Zoom out',
      toolbarExport: 'Export',
      toolbarExportPrint: 'Print',
    });
    expect(read[0]?.localeText.toolbarExportImage('image/png')).toBe('Export as PNG');
  },
);

claim(
  'the prop takes precedence over the provider, the provider over the theme',
  {
    'charts/localization':
      "A chart's localeText prop takes precedence over the provider, and the provider takes precedence over the theme.",
  },
  () => {
    const theme = createTheme({}, locales.frFR);
    const french = messageOf(<ThemeProvider theme={theme}>{chart()}</ThemeProvider>);
    expect(french).not.toBe('No data to display');
    const provided = (props: Partial<BarChartProps> = {}) => (
      <ThemeProvider theme={theme}>
        <ChartsLocalizationProvider localeText={{ noData: 'provider' }}>
          {chart(props)}
        </ChartsLocalizationProvider>
      </ThemeProvider>
    );
    expect(messageOf(provided())).toBe('provider');
    expect(messageOf(provided({ localeText: { noData: 'prop' } }))).toBe('prop');
  },
);

claim(
  'omitted texts are inherited, even in nested providers',
  {
    'charts/localization':
      'Providers can be nested, and each one changes only the strings that it sets.',
  },
  () => {
    expect(
      messageOf(
        <ChartsLocalizationProvider localeText={{ noData: 'outer' }}>
          <ChartsLocalizationProvider localeText={{ loading: 'inner' }}>
            {chart()}
          </ChartsLocalizationProvider>
        </ChartsLocalizationProvider>,
      ),
    ).toBe('outer');
  },
);
