/**
 * @jest-environment jsdom
 */
import { find, findAll } from '../../support/components/chartDom';
import * as React from 'react';
import { cleanup, render } from '@testing-library/react';
import { frFR, frFRLocalText } from '@mui/x-charts/locales';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import {
  BarChart,
  ChartsLocalizationProvider,
  LineChart,
  type LineChartProps,
} from '@mui/x-charts';
import packageJson from '@mui/x-charts/package.json';
import { claim } from '../../support/content/claim';

const SURFACE = '.MuiChartsSurface-root';

function draw(props: Partial<LineChartProps> = {}) {
  cleanup();
  const made = {
    width: 400,
    height: 300,
    xAxis: [{ data: [1, 2] }],
    series: [{ data: [1, 2] }],
  };
  render(<LineChart {...made} {...props} />);
}

claim(
  'peer dependencies',
  {
    'charts/getting-started':
      'The peer dependencies are React 17, 18, or 19 and Material UI 5 (5.15.14 or later), 6, or 7.',
  },
  () => {
    const { react, '@mui/material': material } = packageJson.peerDependencies;
    expect([react, material]).toEqual([
      '^17.0.0 || ^18.0.0 || ^19.0.0',
      '^5.15.14 || ^6.0.0 || ^7.0.0',
    ]);
  },
);

claim(
  'messages: loading, no data, texts and custom components; null counts as data',
  {
    'charts/getting-started': [
      'loading covers the chart with a message.',
      'If data is empty in every series, most charts show a no-data message;',
      'Change the messages of one chart with localeText, or replace them with slots.loadingOverlay and slots.noDataOverlay.',
      'The chart treats an array of null values as data, so it shows no message.',
    ],
  },
  () => {
    const said = (props: Partial<LineChartProps>) => {
      draw(props);
      return findAll(`${SURFACE} text`)
        .filter((text) => !text.closest('.MuiChartsAxis-root'))
        .map(({ textContent }) => textContent);
    };
    const empty = { xAxis: [{ data: [] }], series: [{ data: [] }] };
    expect(said({ loading: true })).toEqual(['Loading data…']);
    expect(said(empty)).toEqual(['No data to display']);
    expect(said({ ...empty, localeText: { noData: 'Nothing yet' } })).toEqual([
      'Nothing yet',
    ]);
    const Own = () => <text>own</text>;
    expect(said({ ...empty, slots: { noDataOverlay: Own } })).toEqual(['own']);
    expect(said({ loading: true, slots: { loadingOverlay: Own } })).toEqual(['own']);
    expect(said({ series: [{ data: [null, null] }] })).toEqual([]);
  },
);

claim(
  'values of a series are written into the rows of a dataset',
  {
    'charts/getting-started':
      'The chart writes the data of a series into your rows, under the id of that series.',
  },
  () => {
    const rows = () => [
      { month: 1, sold: 5 },
      { month: 2, sold: 6 },
    ];
    const series = [{ dataKey: 'sold' }, { id: 'own', data: [7, 8] }];
    const ofLine = rows();
    draw({ dataset: ofLine, xAxis: [{ dataKey: 'month' }], series });
    expect(ofLine[0]).toEqual({ month: 1, sold: 5, own: 7 });
    const ofBars = rows();
    render(
      <BarChart
        width={400}
        height={300}
        dataset={ofBars}
        xAxis={[{ dataKey: 'month' }]}
        series={series}
      />,
    );
    expect(ofBars[0]).toEqual({ month: 1, sold: 5, own: 7 });
  },
);

claim(
  'title names the chart and desc describes it',
  {
    'charts/getting-started': [
      'title names the chart for screen readers.',
      'title and desc describe the chart to screen readers.',
      "enableKeyboardNavigation lets users move through the chart's values:",
    ],
  },
  () => {
    draw({ title: 'Coffees', desc: 'Most at eight' });
    const surface = find(SURFACE);
    expect(surface.querySelector('title')?.textContent).toBe('Coffees');
    expect(surface.querySelector('desc')?.textContent).toBe('Most at eight');
    expect(surface.hasAttribute('tabindex')).toBe(false);
    draw({ enableKeyboardNavigation: true });
    expect(find(SURFACE).getAttribute('tabindex')).toBe('0');
  },
);

claim(
  'texts for all charts: from a provider, or a translation in the theme',
  {
    'charts/getting-started': [
      'Change the messages of many charts with ChartsLocalizationProvider.',
      'Translate the messages with a locale from @mui/x-charts/locales, such as frFR, which you pass to createTheme() as an additional argument.',
    ],
  },
  () => {
    const empty = (
      <LineChart
        width={400}
        height={300}
        series={[{ data: [] }]}
        xAxis={[{ data: [] }]}
      />
    );
    const { unmount } = render(
      <ChartsLocalizationProvider localeText={{ noData: 'Nothing' }}>
        {empty}
      </ChartsLocalizationProvider>,
    );
    expect(find(SURFACE).textContent).toBe('Nothing');
    unmount();
    render(<ThemeProvider theme={createTheme({}, frFR)}>{empty}</ThemeProvider>);
    expect(find(SURFACE).textContent).toBe(frFRLocalText.noData);
  },
);
