/**
 * @jest-environment jsdom
 */
import { find } from '../../support/components/chartDom';
import * as React from 'react';
import { cleanup } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { BarChart, LineChart, PieChart, type BarChartProps } from '@mui/x-charts';
import { claim } from '../../support/content/claim';

afterEach(cleanup);

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
        'The HTML from the server then contains the chart before any script runs.',
        'legend | always',
        'axes, ticks, and their labels | with a width and a height; labels are complete, even where they overlap',
        'label of a y-axis | never; the browser adds it',
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
        'bars, slices | with both dimensions and skipAnimation; without `skipAnimation`, bars have no height, and slices are hidden',
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
        'lines, areas | with both dimensions',
        'bars, slices | with both dimensions and skipAnimation; without `skipAnimation`, bars have no height, and slices are hidden',
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
    { 'charts/performance': 'tooltip, highlight at the pointer | never' },
    () => {
      const html = renderToString(
        <PieChart {...both} series={[{ data: [{ value: 1, label: 'One' }] }]} />,
      );
      expect(html).toContain('MuiPieArc-root');
      expect(html).not.toContain('role="tooltip"');
      expect(find('body').querySelector('[role="tooltip"]')).toBeNull();
    },
  );

  claim(
    'a highlight that your code sets, but none by default',
    { 'charts/performance': 'tooltip, highlight at the pointer | never' },
    () => {
      const drawHighlighted = (highlightedItem: BarChartProps['highlightedItem']) =>
        draw({
          ...both,
          highlightedItem,
          series: [{ id: 's', data: [4], highlightScope: { highlight: 'item' } }],
        });
      expect(drawHighlighted(null)).not.toContain('data-highlighted');
      expect(drawHighlighted({ seriesId: 's', dataIndex: 0 })).toContain(
        'data-highlighted',
      );
    },
  );
});
