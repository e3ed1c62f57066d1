/**
 * @jest-environment jsdom
 */
import { findAll } from '../../support/chartDom';
import * as React from 'react';
import { cleanup, render } from '@testing-library/react';
import { BarChart, LineChart, ScatterChart, type BarChartProps } from '@mui/x-charts';
import { thinOut } from '../../../docs/charts/performance/thinOut';

const size = { width: 400, height: 300, skipAnimation: true };
const some = Array.from({ length: 200 }, (_, index) => index);
const many = Array.from({ length: 2500 }, (_, index) => index);

afterEach(cleanup);

const count = (chart: React.ReactElement, selector: string): number => {
  cleanup();
  render(chart);
  return findAll(selector).length;
};

test('a line is one path, its marks are an element each, and on by default', () => {
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
});

const drawBars = (
  data: number[],
  props: Partial<BarChartProps> = {},
  axis: object = {},
) => (
  <BarChart
    {...size}
    xAxis={[{ scaleType: 'band', data, ...axis }]}
    series={[{ id: 's', data }]}
    {...props}
  />
);

test('bars and points are an element each', () => {
  expect(count(drawBars(some), 'rect.MuiBarElement-root')).toBe(200);
  const points = some.map((id) => ({ id, x: id, y: id }));
  const scatter = <ScatterChart {...size} series={[{ data: points }]} />;
  expect(count(scatter, 'circle')).toBe(200);
});

test('a band has a tick for each category, unless tickInterval takes some', () => {
  const ticks = '.MuiChartsAxis-directionX .MuiChartsAxis-tickContainer';
  expect(count(drawBars(some), ticks)).toBeGreaterThanOrEqual(200);
  const tickInterval = (_: number, index: number) => index % 50 === 0;
  expect(count(drawBars(some, {}, { tickInterval }), ticks)).toBeLessThan(10);
});

test('thinning keeps the lowest and the highest row of each part, in order', () => {
  const rows = [3, 9, 1, 4, 4, 4, 8, 2];
  expect(thinOut(rows, Number, 2)).toEqual([9, 1, 4, 2].slice(0, 2).concat([8, 2]));
  expect(thinOut(many, Number, 10)).toHaveLength(20);
});
