import * as React from 'react';
import { renderToString } from 'react-dom/server';
import * as community from '@mui/x-charts';
import * as pro from '@mui/x-charts-pro';
import { claim } from '../../support/content/claim';

const { BarChart } = community;
const axis = [{ data: ['Q1', 'Q2'] }];
const series = [{ label: 'Orders', data: [320, 410] }];

claim(
  'with both sizes the server renders the chart, with only a height an empty area',
  {
    'charts/overview': [
      'If both width and height are set, the server draws the chart.',
      'With only a height, it sends an empty area of that height, and the browser draws the chart once it knows the width.',
    ],
  },
  () => {
    const drawn = renderToString(
      <BarChart width={300} height={200} xAxis={axis} series={series} />,
    );
    expect(drawn.match(/MuiBarElement-root/g)).toHaveLength(2);
    const empty = renderToString(<BarChart height={200} xAxis={axis} series={series} />);
    expect(empty).not.toMatch(/MuiBarElement-root|<title/);
    expect(empty).toContain('viewBox="0 0 0 200"');
  },
);

claim(
  'the Pro package exports all Community charts, and its own',
  { 'charts/overview': '`@mui/x-charts-pro` also exports all Community charts.' },
  () => {
    const charts = (names: object) =>
      Object.keys(names).filter((name) => /^[A-Z]\w*(Chart|Gauge)$/.test(name));
    expect(charts(community).length).toBeGreaterThan(6);
    expect(charts(pro)).toEqual(expect.arrayContaining(charts(community)));
    expect(Object.keys(pro)).toEqual(
      expect.arrayContaining(['BarChartPro', 'LineChartPro', 'Heatmap', 'FunnelChart']),
    );
    expect(Object.keys(community)).not.toContain('Heatmap');
  },
);
