/**
 * @jest-environment jsdom
 */
import { find, findAll } from '../../support/chartDom';
import * as React from 'react';
import { cleanup, render } from '@testing-library/react';
import { BarChart, LineChart, type LineChartProps } from '@mui/x-charts';
import packageJson from '@mui/x-charts/package.json';

const SURFACE = '[class*="MuiChartsSurface-root"]';

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

test('peer dependencies', () => {
  const { react, '@mui/material': material } = packageJson.peerDependencies;
  expect([react, material]).toEqual([
    '^17.0.0 || ^18.0.0 || ^19.0.0',
    '^5.15.14 || ^6.0.0 || ^7.0.0',
  ]);
});

test('messages: loading, no data, texts and parts of your own; null counts as data', () => {
  const said = (props: Partial<LineChartProps>) => {
    draw(props);
    return findAll(`${SURFACE} text`)
      .filter((text) => !text.closest('.MuiChartsAxis-root'))
      .map(({ textContent }) => textContent);
  };
  const empty = { xAxis: [{ data: [] }], series: [{ data: [] }] };
  expect(said({ loading: true })).toEqual(['Loading data…']);
  expect(said(empty)).toEqual(['No data to display']);
  const slotProps = {
    noDataOverlay: { message: 'Nothing yet' },
    loadingOverlay: { message: 'Wait' },
  };
  expect(said({ ...empty, slotProps })).toEqual(['Nothing yet']);
  expect(said({ ...empty, loading: true, slotProps })).toEqual(['Wait']);
  const Own = () => <text>own</text>;
  expect(said({ ...empty, slots: { noDataOverlay: Own } })).toEqual(['own']);
  expect(said({ loading: true, slots: { loadingOverlay: Own } })).toEqual(['own']);
  expect(said({ series: [{ data: [null, null] }] })).toEqual([]);
});

test('values of a series are written into the rows of a dataset', () => {
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
      xAxis={[{ scaleType: 'band', dataKey: 'month' }]}
      series={series}
    />,
  );
  expect(ofBars[0]).toEqual({ month: 1, sold: 5, own: 7 });
});

test('bars need a band scale', () => {
  const { error } = console;
  console.error = () => {};
  expect(() =>
    render(
      <BarChart
        width={400}
        height={300}
        xAxis={[{ data: ['A', 'B'] }]}
        series={[{ data: [1, 2] }]}
      />,
    ),
  ).toThrow('should be of type "band"');
  console.error = error;
});

test('title names the picture and desc describes it; the keyboard does not reach it', () => {
  draw({ title: 'Coffees', desc: 'Most at eight' });
  const surface = find(SURFACE);
  expect(surface.querySelector('title')?.textContent).toBe('Coffees');
  expect(surface.querySelector('desc')?.textContent).toBe('Most at eight');
  expect(surface.querySelectorAll('[tabindex]')).toHaveLength(0);
  expect(surface.hasAttribute('tabindex')).toBe(false);
});

test('the legend is part of the height', () => {
  draw({ series: [{ label: 'Loans', data: [1, 2] }] });
  expect(find(SURFACE).getAttribute('height')).toBe('300');
  expect(find(`${SURFACE} .MuiChartsLegend-root`).textContent).toContain('Loans');
});
