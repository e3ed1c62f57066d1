/**
 * @jest-environment jsdom
 */
import {
  findAll,
  pointAt,
  readTooltip,
  ticksOf,
} from '../../support/components/chartDom';
import * as React from 'react';
import { cleanup, render } from '@testing-library/react';
import { BarChart, LineChart, type StackOffsetType } from '@mui/x-charts';
import { claim } from '../../support/content/claim';

const size = { width: 400, height: 300, margin: 0, hideLegend: true };
const BAR = '.MuiBarElement-root';

/** Upper and lower edge of each area at the only point of the chart, in axis values. */
function edgesOf(values: number[], stackOffset?: StackOffsetType): number[][] {
  cleanup();
  render(
    <LineChart
      {...size}
      height={200}
      xAxis={[{ scaleType: 'point', data: ['a'], position: 'none' }]}
      yAxis={[{ position: 'none', min: -10, max: 10 }]}
      series={values.map((value) => ({
        data: [value],
        area: true,
        stack: 's',
        ...(stackOffset && { stackOffset }),
      }))}
    />,
  );
  // The last area is rendered first, so that the ones below cover its edge.
  return findAll('.MuiAreaElement-root')
    .reverse()
    .map((area) => {
      const points = (area.getAttribute('d') ?? '').match(/[ML][^MLZ]+/g) ?? [];
      return points.map((point) => Math.round(100 - Number(point.split(',')[1])) / 10);
    });
}

claim(
  'lines start at zero and are added with their signs; diverging and silhouette',
  {
    'charts/stacking': [
      "'none' | begins at zero; values add up with their signs; the default for lines",
      "'diverging' | extends in opposite directions from zero for positive and negative values",
      "'expand' | is scaled to a length of 1",
      "'silhouette' | is centered around zero",
    ],
  },
  () => {
    expect(edgesOf([3, 2])).toEqual([
      [3, 0],
      [5, 3],
    ]);
    expect(edgesOf([3, -2])).toEqual(edgesOf([3, -2], 'none'));
    expect(edgesOf([3, -2])[1]).toEqual([1, 3]);
    expect(edgesOf([3, -2], 'diverging')[1]?.toSorted()).toEqual([-2, 0]);
    expect(edgesOf([4, 2], 'silhouette')).toEqual([
      [1, -3],
      [3, 1],
    ]);
    expect(edgesOf([4, 1], 'expand')).toEqual([
      [0.8, 0],
      [1, 0.8],
    ]);
  },
);

claim(
  'the axis shows the sum, the tooltip each value; null counts as zero',
  {
    'charts/stacking':
      "The axis shows the total, and the tooltip shows each series' value.",
  },
  async () => {
    const shared = { stack: 's', area: true };
    render(
      <LineChart
        {...size}
        xAxis={[{ data: [0, 1] }]}
        series={[
          { ...shared, label: 'S', data: [null, 40] },
          { ...shared, label: 'U', data: [60, 60] },
        ]}
      />,
    );
    expect(ticksOf('Y').at(-1)).toBe('100');
    await pointAt(399, 100);
    expect(readTooltip()).toEqual(['1', 'S: 40', 'U: 60']);
    expect(findAll('.MuiAreaElement-root')[0]?.getAttribute('d')).toMatch(/^M45,110/);
  },
);

claim(
  'stacks of a category are side by side, in the order of their names',
  {
    'charts/stacking': [
      'Series without a stack are not stacked.',
      'The stacks in a category are placed side by side, in the order in which their names first appear in series.',
    ],
  },
  () => {
    const series = [
      { id: 'b1', stack: 'b', data: [1] },
      { id: 'a', stack: 'a', data: [1] },
      { id: 'b2', stack: 'b', data: [1] },
      { id: 'alone', data: [1] },
    ];
    render(<BarChart {...size} xAxis={[{ data: ['A'] }]} series={series} />);
    const lefts = findAll(BAR).map((bar) => [
      bar.closest<HTMLElement>('[data-series]')?.dataset.series,
      Math.round(Number(bar.getAttribute('x'))),
    ]);
    expect(Object.fromEntries(lefts)).toEqual({ b1: 81, a: 178, b2: 81, alone: 276 });
  },
);

claim(
  'wiggle keeps the middle of a series level where its values grow',
  {
    'charts/stacking':
      "'wiggle' | is shifted so that the series bend as little as possible",
  },
  () => {
    const middles = (stackOffset: StackOffsetType) => {
      cleanup();
      render(
        <LineChart
          {...size}
          height={200}
          xAxis={[{ scaleType: 'point', data: ['a', 'b'], position: 'none' }]}
          yAxis={[{ position: 'none', min: -10, max: 10 }]}
          series={[
            { data: [2, 6], area: true, stack: 's', curve: 'linear', stackOffset },
          ]}
        />,
      );
      const path = findAll('.MuiAreaElement-root')[0]?.getAttribute('d') ?? '';
      const heights = [...path.matchAll(/,(-?[\d.]+)/g)].map(
        ([, y]) => (100 - Number(y)) / 10,
      );
      const [first = 0, second = 0, below = 0, under = 0] = heights;
      return [(first + under) / 2, (second + below) / 2];
    };
    expect(middles('none')).toEqual([1, 3]);
    expect(middles('wiggle')).toEqual([1, 1]);
  },
);
