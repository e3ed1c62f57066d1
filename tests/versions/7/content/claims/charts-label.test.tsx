/**
 * @jest-environment jsdom
 */
import { findAll, pointAt, readTooltip, textsOf, ticksOf } from '../../support/chartDom';
import * as React from 'react';
import { cleanup, render } from '@testing-library/react';
import { BarChart, PieChart } from '@mui/x-charts';

const LEGEND = '.MuiChartsLegend-root text';
const bars = {
  width: 400,
  height: 300,
  margin: { top: 0, bottom: 0, left: 0, right: 0 },
  skipAnimation: true,
  xAxis: [{ scaleType: 'band' as const, data: ['a', 'b'] }],
};
const bare = { ...bars, slotProps: { legend: { hidden: true } } };

test('a function names a series per place', async () => {
  cleanup();
  render(
    <BarChart {...bars} series={[{ data: [1, 2], label: (place) => `in ${place}` }]} />,
  );
  expect(textsOf(LEGEND)).toEqual(['in legend']);
  await pointAt(100, 150);
  expect(readTooltip()?.join()).toContain('in tooltip');
});

test('a series without a label has no row in the legend', () => {
  cleanup();
  render(
    <BarChart {...bars} series={[{ data: [1, 2] }, { data: [1, 2], label: 'B' }]} />,
  );
  expect(textsOf(LEGEND)).toEqual(['B']);
});

test('a slice is asked for the place arc', () => {
  cleanup();
  render(
    <PieChart
      width={300}
      height={200}
      skipAnimation
      series={[{ arcLabel: 'label', data: [{ value: 1, label: (place) => place }] }]}
    />,
  );
  expect(textsOf('.MuiPieArcLabel-root')).toEqual(['arc']);
  expect(textsOf(LEGEND)).toEqual(['legend']);
});

test('a bar label knows value and size, and null is none; value leaves out zero', () => {
  cleanup();
  const seen: unknown[] = [];
  render(
    <BarChart
      {...bare}
      series={[{ data: [1, 2] }]}
      barLabel={({ value, dataIndex }, { bar }) => {
        seen.push([value, bar.height > 0, bar.width > 0]);
        return dataIndex === 1 ? 'two' : null;
      }}
    />,
  );
  expect(seen).toEqual(expect.arrayContaining([[1, true, true]]));
  expect(textsOf('.MuiBarLabel-root')).toEqual(['two']);
  cleanup();
  render(<BarChart {...bare} series={[{ data: [0, 2] }]} barLabel="value" />);
  expect(textsOf('.MuiBarLabel-root')).toEqual(['2']);
});

test('ticks have a location, and line breaks', () => {
  cleanup();
  const valueFormatter = (value: string, { location }: { location: string }) =>
    location === 'tick' ? `${value}\n!` : value;
  render(
    <BarChart
      {...bare}
      xAxis={[{ scaleType: 'band', data: ['a', 'b'], valueFormatter }]}
      series={[{ data: [1, 2] }]}
    />,
  );
  expect(ticksOf('X')).toEqual(['a!', 'b!']);
  expect(
    findAll('.MuiChartsAxis-directionX .MuiChartsAxis-tickLabel tspan'),
  ).toHaveLength(4);
});
