/**
 * @jest-environment jsdom
 */
import { findAll } from '../../support/components/chartDom';
import { defaultOf } from '../../support/components/readApi';
import * as React from 'react';
import { cleanup, render } from '@testing-library/react';
import { BarChart, LineChart, ScatterChart, type BarChartProps } from '@mui/x-charts';
import { thinOut } from '../../../docs/charts/performance/thinOut';
import { claim } from '../../support/content/claim';

const size = { width: 400, height: 300, hideLegend: true };
const some = Array.from({ length: 200 }, (_, index) => index);
const many = Array.from({ length: 2500 }, (_, index) => index);

afterEach(cleanup);

const count = (chart: React.ReactElement, selector: string): number => {
  cleanup();
  render(chart);
  return findAll(selector).length;
};

claim(
  'a line is one path; its marks are one element each, and on by default',
  {
    'charts/performance':
      'A line of 10,000 values is a single path if you draw it without marks:',
    'charts/lines': [
      'Every point has a mark by default.',
      'Each mark is a separate element.',
    ],
  },
  () => {
    const draw = (showMark?: boolean) => (
      <LineChart
        {...size}
        xAxis={[{ data: some }]}
        series={[{ data: some, ...(showMark !== undefined && { showMark }) }]}
      />
    );
    expect(count(draw(false), '.MuiLineElement-root')).toBe(1);
    expect(count(draw(false), '.MuiMarkElement-root')).toBe(0);
    expect(count(draw(true), '.MuiMarkElement-root')).toBe(200);
    expect(count(draw(), '.MuiMarkElement-root')).toBe(200);
  },
);

const drawBars = (
  data: number[],
  props: Partial<BarChartProps> = {},
  axis: object = {},
) => (
  <BarChart
    {...size}
    xAxis={[{ data, ...axis }]}
    series={[{ id: 's', data }]}
    {...props}
  />
);

claim(
  'svg-batch joins up to 1,000 bars or points of a color',
  {
    'charts/performance':
      'With `renderer="svg-batch"`, each path combines up to 1,000 bars or points of the same color.',
  },
  () => {
    const points = many.map((id) => ({ id, x: id, y: id }));
    const renderer = 'svg-batch';
    expect(count(drawBars(some), 'rect.MuiBarElement-root')).toBe(200);
    expect(
      count(drawBars(many, { renderer }, { tickSpacing: 50 }), '[data-series="s"] path'),
    ).toBe(3);
    const scatter = (data = points, props = {}) => (
      <ScatterChart {...size} series={[{ id: 's', data }]} {...props} />
    );
    expect(count(scatter(points.slice(0, 200)), '.MuiScatterChart-marker')).toBe(200);
    expect(count(scatter(points, { renderer }), '[data-series="s"] path')).toBe(3);
    expect(defaultOf('BarChart', 'renderer')).toBe("'svg-single'");
    expect(defaultOf('ScatterChart', 'renderer')).toBe("'svg-single'");
  },
);

claim(
  'a band has a tick for each category, unless tickInterval or tickSpacing selects some',
  {
    'charts/performance':
      'A band axis has a tick for each category, and `tickInterval` or `tickSpacing` reduces their number.',
  },
  () => {
    const ticks = '.MuiChartsAxis-directionX .MuiChartsAxis-tickContainer';
    expect(count(drawBars(some), ticks)).toBeGreaterThanOrEqual(200);
    expect(count(drawBars(some, {}, { tickSpacing: 50 }), ticks)).toBeLessThan(20);
    const tickInterval = (_: number, index: number) => index % 50 === 0;
    expect(count(drawBars(some, {}, { tickInterval }), ticks)).toBeLessThan(10);
  },
);

claim(
  'thinning keeps the lowest and the highest row of each part, in order',
  {
    'charts/performance':
      'Keep the lowest and highest values of each section of the line so that peaks stay visible; averages would hide them.',
  },
  () => {
    const rows = [3, 9, 1, 4, 4, 4, 8, 2];
    expect(thinOut(rows, Number, 2)).toEqual([9, 1, 4, 2].slice(0, 2).concat([8, 2]));
    expect(thinOut(many, Number, 10)).toHaveLength(20);
  },
);
