/**
 * @jest-environment jsdom
 */
import {
  findAll,
  pointAt,
  readTooltip,
  textsOf,
  ticksOf,
} from '../../support/components/chartDom';
import * as React from 'react';
import { cleanup, render } from '@testing-library/react';
import { BarChart, PieChart } from '@mui/x-charts';
import { splitArea } from '../../../docs/charts/treemap/splitArea';
import * as charts from '@mui/x-charts';
import * as pro from '@mui/x-charts-pro';
import { claim } from '../../support/content/claim';

const bars = { width: 400, height: 300, margin: 0, xAxis: [{ data: ['a', 'b'] }] };

claim(
  'a function names a series for each location',
  {
    'charts/label':
      'If label is a function, it receives the location and can return different text for each location.',
  },
  async () => {
    cleanup();
    render(
      <BarChart {...bars} series={[{ data: [1, 2], label: (place) => `in ${place}` }]} />,
    );
    expect(textsOf('.MuiChartsLegend-label')).toEqual(['in legend']);
    await pointAt(100, 150);
    expect(readTooltip()?.join()).toContain('in tooltip');
  },
);

claim(
  'a series without a label has no row in the legend',
  { 'charts/label': 'A series without a label has no legend entry.' },
  () => {
    cleanup();
    render(
      <BarChart {...bars} series={[{ data: [1, 2] }, { data: [1, 2], label: 'B' }]} />,
    );
    expect(textsOf('.MuiChartsLegend-label')).toEqual(['B']);
  },
);

claim(
  'a slice uses the location arc',
  {
    'charts/label':
      "If an item's label is a function, that function receives the location 'arc':",
  },
  () => {
    cleanup();
    render(
      <PieChart
        width={300}
        height={200}
        series={[{ arcLabel: 'label', data: [{ value: 1, label: (place) => place }] }]}
      />,
    );
    expect(textsOf('svg text')).toEqual(['arc']);
    expect(textsOf('.MuiChartsLegend-label')).toEqual(['legend']);
  },
);

claim(
  'a bar label receives value and size, and null hides it',
  {
    'charts/label':
      'If barLabel is a function, it receives the value and the size of the bar and returns the text, or null for no label.',
  },
  () => {
    cleanup();
    const seen: unknown[] = [];
    render(
      <BarChart
        {...bars}
        hideLegend
        series={[
          {
            data: [1, 2],
            barLabel: ({ value, dataIndex }, { bar }) => {
              seen.push([value, bar.height > 0, bar.width > 0]);
              return dataIndex === 1 ? 'two' : null;
            },
          },
        ]}
      />,
    );
    expect(seen).toEqual(expect.arrayContaining([[1, true, true]]));
    expect(textsOf('.MuiBarLabel-root')).toEqual(['two']);
  },
);

claim(
  'ticks have a location, and line breaks',
  {
    'charts/label':
      'In its second argument, location indicates where the text appears. \\n starts a new line.',
  },
  () => {
    cleanup();
    const valueFormatter = (value: string, { location }: { location: string }) =>
      location === 'tick' ? `${value}\n!` : value;
    render(
      <BarChart
        {...bars}
        hideLegend
        xAxis={[{ data: ['a', 'b'], valueFormatter, height: 60 }]}
        series={[{ data: [1, 2] }]}
      />,
    );
    expect(ticksOf('X')).toEqual(['a!', 'b!']);
    expect(
      findAll('.MuiChartsAxis-directionX .MuiChartsAxis-tickLabel tspan'),
    ).toHaveLength(4);
  },
);

claim(
  'neither a treemap nor a Gantt chart is included',
  {
    'charts/treemap': 'The packages have no treemap yet',
    'charts/gantt': 'The packages have no Gantt chart yet',
  },
  () => {
    const names = [...Object.keys(charts), ...Object.keys(pro)];
    expect(names.filter((name) => /treemap|gantt/i.test(name))).toEqual([]);
  },
);

claim(
  'tiles of the treemap fill the area by their values, without overlap',
  {
    'charts/treemap':
      'A function splits the area, and a child of the chart draws the tiles:',
  },
  () => {
    const tiles = [5, 3, 2, 1].map((value) => ({ name: String(value), value }));
    const placed = splitArea(tiles, { x: 0, y: 0, width: 110, height: 100 });
    expect(placed.map(({ width, height }) => Math.round(width * height))).toEqual([
      5000, 3000, 2000, 1000,
    ]);
    for (const { x, y, width, height } of placed) {
      expect(x + width).toBeLessThanOrEqual(110 + 1e-9);
      expect(y + height).toBeLessThanOrEqual(100 + 1e-9);
    }
    expect(splitArea([], { x: 0, y: 0, width: 1, height: 1 })).toEqual([]);
  },
);
