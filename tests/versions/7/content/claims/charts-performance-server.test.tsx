import * as React from 'react';
import { renderToString } from 'react-dom/server';
import {
  BarChart,
  LineChart,
  PieChart,
  ScatterChart,
  type BarChartProps,
} from '@mui/x-charts';

const both = { width: 400, height: 300 };
const drawBars = (props: Partial<BarChartProps> = {}) =>
  renderToString(
    <BarChart
      xAxis={[{ scaleType: 'band', data: ['North'], label: 'Town' }]}
      yAxis={[{ label: 'Visits' }]}
      series={[{ label: 'Guests', data: [4] }]}
      {...props}
    />,
  );

test('with both sizes: axes, ticks, labels; neither legend nor tooltip', () => {
  const html = drawBars(both);
  for (const part of ['North', 'Town', 'Visits']) expect(html).toContain(part);
  expect(html).not.toContain('Guests');
  expect(html).not.toContain('role="tooltip"');
});

test('without a width: an empty box', () => {
  for (const props of [{}, { height: 300 }])
    expect(drawBars(props)).not.toContain('<svg');
});

test('tick labels are all there and in full: nothing has measured them', () => {
  const data = Array.from({ length: 40 }, (_, index) => `A long name ${index}`);
  const xAxis = [{ scaleType: 'band' as const, data }];
  const html = drawBars({ ...both, xAxis, series: [{ data: data.map(() => 1) }] });
  expect(html).toContain('A long name 39');
});

test('bars, lines and slices are where their animation begins, also without one', () => {
  for (const skipAnimation of [true, false]) {
    expect(drawBars({ ...both, skipAnimation })).toMatch(
      /<rect style="height:0;[^>]*MuiBarElement-root/,
    );
    const line = renderToString(
      <LineChart
        {...both}
        skipAnimation={skipAnimation}
        xAxis={[{ data: [0, 1] }]}
        series={[{ data: [1, 2], area: true }]}
      />,
    );
    expect(line).toMatch(/<clipPath[^>]*><rect x="0" y="0" width="50"/);
    expect(line.match(/MuiMarkElement-root/g)).not.toBeNull();
    const series = [{ data: [{ value: 1 }, { value: 2 }] }];
    const pie = renderToString(
      <PieChart {...both} skipAnimation={skipAnimation} series={series} />,
    );
    expect(pie.match(/visibility="\w+"/g)).toEqual(Array(2).fill('visibility="hidden"'));
  }
});

test('points are in the HTML', () => {
  const html = renderToString(
    <ScatterChart {...both} series={[{ data: [{ id: 1, x: 1, y: 1 }] }]} />,
  );
  expect(html).toContain('<circle');
});
