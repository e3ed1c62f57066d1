/**
 * @jest-environment jsdom
 */
import { find, findAll } from '../../support/components/chartDom';
import { defaultOf } from '../../support/components/readApi';
import * as React from 'react';
import { cleanup, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import {
  BarChart,
  LineChart,
  PieChart,
  ScatterChart,
  type BarChartProps,
} from '@mui/x-charts';
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
      '`renderer="svg-batch"` joins up to 1,000 bars or points of one color in each path.',
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
      'Keep the lowest and the highest value of each part, so that peaks stay visible; averages would hide them.',
  },
  () => {
    const rows = [3, 9, 1, 4, 4, 4, 8, 2];
    expect(thinOut(rows, Number, 2)).toEqual([9, 1, 4, 2].slice(0, 2).concat([8, 2]));
    expect(thinOut(many, Number, 10)).toHaveLength(20);
  },
);

describe('server HTML', () => {
  const draw = (props: Partial<BarChartProps> = {}) =>
    renderToString(
      <BarChart
        xAxis={[{ data: ['North'], label: 'Town' }]}
        yAxis={[{ label: 'Visits' }]}
        series={[{ label: 'Guests', data: [4] }]}
        {...props}
      />,
    );
  const both = { width: 400, height: 300 };

  claim(
    'with both sizes: shapes, ticks and the legend',
    {
      'charts/performance': [
        'The HTML from the server then contains the chart, before any script has run.',
        'legend | always',
        'axes, ticks, and their labels | with a width and a height; labels are complete, even where they overlap',
        'label of a y-axis | never: the browser adds it',
      ],
    },
    () => {
      const html = draw(both);
      for (const part of ['MuiBarElement-root', 'North', 'Town', 'Guests'])
        expect(html).toContain(part);
      // The label of a y-axis is rotated once the browser has measured it.
      expect(html).not.toContain('Visits');
    },
  );

  claim(
    'without a width: no shapes and no ticks, but the legend',
    {
      'charts/performance': [
        'legend | always',
        'With only a height, the server does not know the width and sends an empty chart.',
      ],
    },
    () => {
      for (const props of [{}, { height: 300 }]) {
        const html = draw(props);
        expect(html).not.toContain('MuiBarElement-root');
        expect(html).not.toContain('North');
        expect(html).toContain('<svg');
        expect(html).toContain('Guests');
      }
    },
  );

  claim(
    'tick labels are complete and not truncated: nothing has measured them',
    {
      'charts/performance':
        'axes, ticks, and their labels | with a width and a height; labels are complete, even where they overlap',
    },
    () => {
      const long = 'A name that is much longer than the place it has';
      const data = Array.from({ length: 40 }, (_, index) => `${long} ${index}`);
      const series = [{ data: data.map(() => 1) }];
      const html = draw({ ...both, xAxis: [{ data }], series });
      expect(html).toContain(`${long} 39`);
    },
  );

  claim(
    'bars have no height, as at the start of their animation, unless skipAnimation is set',
    {
      'charts/performance':
        'bars, slices | with both sizes and skipAnimation; without it, bars have no height and slices are hidden',
    },
    () => {
      const readHeight = (html: string) =>
        /<rect[^>]*MuiBarElement-root[^>]*>/
          .exec(html)?.[0]
          .match(/ height="(.*?)"/)?.[1];
      expect([
        readHeight(draw(both)),
        readHeight(draw({ ...both, skipAnimation: true })),
      ]).toEqual(['0', '215']);
    },
  );

  claim(
    'a line is always complete, a pie starts with empty slices',
    {
      'charts/performance': [
        'lines, areas | with both sizes',
        'bars, slices | with both sizes and skipAnimation; without it, bars have no height and slices are hidden',
      ],
    },
    () => {
      const line = (skipAnimation: boolean) =>
        renderToString(
          <LineChart
            {...both}
            skipAnimation={skipAnimation}
            xAxis={[{ data: [0, 1] }]}
            series={[{ data: [1, 2], area: true }]}
          />,
        );
      for (const html of [line(false), line(true)])
        expect(html).toMatch(/<path[^>]* d="M65,137.5L380,20"[^>]*MuiLineElement-root/);
      const slices = (skipAnimation: boolean) =>
        renderToString(
          <PieChart
            {...both}
            skipAnimation={skipAnimation}
            series={[{ data: [{ value: 1 }, { value: 2 }] }]}
          />,
        ).match(/visibility="\w+"/g);
      expect(slices(false)).toEqual(Array(2).fill('visibility="hidden"'));
      expect(slices(true)).toEqual(Array(2).fill('visibility="visible"'));
    },
  );

  claim(
    'no tooltip, including pies',
    { 'charts/performance': 'tooltip, highlight | never' },
    () => {
      const html = renderToString(
        <PieChart {...both} series={[{ data: [{ value: 1, label: 'One' }] }]} />,
      );
      expect(html).toContain('MuiPieArc-root');
      expect(html).not.toContain('role="tooltip"');
      expect(find('body').querySelector('[role="tooltip"]')).toBeNull();
    },
  );
});
