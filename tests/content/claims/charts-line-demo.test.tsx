/**
 * @jest-environment jsdom
 */
import { find, findAll, textsOf } from '../../support/components/chartDom';
import * as React from 'react';
import { cleanup, render } from '@testing-library/react';
import { LineChart, type LineChartProps } from '@mui/x-charts';
import { claim } from '../../support/content/claim';

const LINE = '.MuiLineElement-root';

function draw(props: Partial<LineChartProps>) {
  cleanup();
  render(
    <LineChart
      width={400}
      height={300}
      margin={0}
      hideLegend
      xAxis={[{ data: [0, 1, 2], position: 'none' }]}
      yAxis={[{ min: 0, max: 10, position: 'none' }]}
      series={[{ data: [1, 5, 10] }]}
      {...props}
    />,
  );
}

const pathOf = (index = 0) => findAll(LINE)[index]?.getAttribute('d') ?? '';

claim(
  'stepAfter keeps a value until the next one',
  {
    'charts/line-demo':
      "A price stays the same until the next change, and curve: 'stepAfter' draws it that way.",
  },
  () => {
    draw({ series: [{ data: [1, 5, 10], curve: 'stepAfter' }] });
    expect(pathOf()).toBe('M0,270L200,270L200,150L400,150L400,0');
  },
);

claim(
  'the line ends at its last value, even if the axis continues',
  { 'charts/line-demo': 'The line itself ends at the last value.' },
  () => {
    draw({
      xAxis: [{ data: [0, 1, 2], max: 4, domainLimit: 'strict', position: 'none' }],
      series: [{ data: [1, 5, 10], curve: 'linear' }],
    });
    expect(pathOf()).toMatch(/L200,0$/);
  },
);

claim(
  'showMark receives index, position and value',
  {
    'charts/line-demo':
      "The function receives the point's index, position, and value and returns whether to draw a mark.",
  },
  () => {
    const requested: Record<string, unknown>[] = [];
    draw({
      series: [
        {
          data: [1, 5, 10],
          showMark: (params) => {
            requested.push({ ...params });
            return params.index === 2;
          },
        },
      ],
    });
    expect(requested[2]).toMatchObject({ index: 2, x: 400, y: 0, value: 10 });
    expect(findAll('.MuiMarkElement-root')).toHaveLength(1);
  },
);

claim(
  'reverse puts the smallest value on top',
  { 'charts/line-demo': 'reverse puts first place at the top' },
  () => {
    draw({
      yAxis: [{ min: 0, max: 10, reverse: true, position: 'none' }],
      series: [{ data: [0, 5, 10], curve: 'linear' }],
    });
    expect(pathOf()).toBe('M0,0L200,150L400,300');
  },
);

claim(
  'parts of a series have data-series; later series are on top',
  {
    'charts/line-demo':
      'Every part of a series has a data-series attribute that you can use in CSS.',
  },
  () => {
    draw({
      series: [
        { id: 'first', data: [1, 2, 3] },
        { id: 'last', data: [3, null, null] },
      ],
    });
    expect(findAll(LINE).map(({ dataset }) => dataset['series'])).toEqual([
      'first',
      'last',
    ]);
    expect(pathOf(1)).toBe('M0,210Z');
  },
);

claim(
  'the legend does not show dashes or a reference line',
  { 'charts/line-demo': 'The legend does not show dashes.' },
  () => {
    draw({ hideLegend: false, series: [{ label: 'A', data: [1, 2, 3] }] });
    expect(find('.MuiChartsLegend-root').innerHTML).not.toContain('dash');
    expect(textsOf('.MuiChartsLegend-label')).toEqual(['A']);
  },
);
