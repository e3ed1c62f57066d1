import * as React from 'react';
import { renderToString } from 'react-dom/server';
import * as community from '@mui/x-charts';
import * as pro from '@mui/x-charts-pro';

const { BarChart } = community;
const axis = [{ scaleType: 'band' as const, data: ['Q1', 'Q2'] }];
const series = [{ label: 'Orders', data: [320, 410] }];

test('with both sizes the server draws the chart, with a height alone an empty area', () => {
  const drawn = renderToString(
    <BarChart width={300} height={200} xAxis={axis} series={series} />,
  );
  expect(drawn.match(/class="[^"]*MuiBarElement-root/g)).toHaveLength(2);
  const empty = renderToString(<BarChart height={200} xAxis={axis} series={series} />);
  expect(empty).not.toMatch(/MuiBarElement-root|<title/);
  expect(empty).toMatch(/height:\s*200px/);
});

test('the Pro package exports all Community charts, and its own', () => {
  const charts = (names: object) =>
    Object.keys(names).filter((name) => /^[A-Z]\w*(Chart|Gauge)$/.test(name));
  expect(charts(community).length).toBe(5);
  expect(charts(pro)).toEqual(expect.arrayContaining(charts(community)));
  expect(Object.keys(pro)).toEqual(
    expect.arrayContaining(['BarChartPro', 'LineChartPro', 'ScatterChartPro', 'Heatmap']),
  );
  expect(Object.keys(community)).not.toContain('Heatmap');
});
