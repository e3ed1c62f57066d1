/**
 * @jest-environment jsdom
 */
import { find } from '../../support/chartDom';
import { readHook } from '../../support/readHook';
import * as React from 'react';
import { cleanup, render } from '@testing-library/react';
import {
  LineChart,
  unstable_useBarSeries,
  unstable_useLineSeries,
  unstable_usePieSeries,
  unstable_useSeries,
  useAxisTooltip,
  useChartId,
  useItemTooltip,
  useSvgRef,
  useXAxis,
  useXColorScale,
  useYAxis,
  useYColorScale,
  useZColorScale,
  type LineChartProps,
} from '@mui/x-charts';
import { LineChartPro, useZoom } from '@mui/x-charts-pro';
import { unstable_useHeatmapSeries } from '@mui/x-charts-pro/hooks';

type Chart = React.ComponentType<LineChartProps>;

function readInside<T>(
  useHook: () => T,
  props: Partial<LineChartProps> = {},
  Chart: Chart = LineChart,
): T {
  cleanup();
  return readHook(useHook, (reader) =>
    render(
      <Chart
        width={400}
        height={300}
        skipAnimation
        xAxis={[{ id: 'x', data: [1, 2] }]}
        yAxis={[{ id: 'left' }, { id: 'right' }]}
        series={[
          { id: 's', data: [1, 10], stack: 'a' },
          { id: 't', data: [2, 3], stack: 'a' },
        ]}
        {...props}
      >
        {reader}
      </Chart>,
    ),
  );
}

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => jest.restoreAllMocks());

test('an axis by its id, by its place, or the first one', () => {
  expect(readInside(() => useYAxis().id)).toBe('left');
  expect(readInside(() => useYAxis(1).id)).toBe('right');
  expect(readInside(() => useYAxis('right').id)).toBe('right');
  expect(readInside(() => useXAxis().data)).toEqual([1, 2]);
});

test('series of a kind have an order and stacks, or are undefined', () => {
  const lines = readInside(() => unstable_useLineSeries());
  expect(lines?.seriesOrder).toEqual(['s', 't']);
  expect(lines?.stackingGroups.map(({ ids }) => ids)).toEqual([['s', 't']]);
  expect(lines?.series['s']?.data).toEqual([1, 10]);
  expect(readInside(() => unstable_useBarSeries())).toBeUndefined();
  expect(readInside(() => unstable_usePieSeries())).toBeUndefined();
  expect(
    readInside(() => unstable_useHeatmapSeries(), {}, LineChartPro as Chart),
  ).toBeUndefined();
  expect(Object.keys(readInside(() => unstable_useSeries()))).toEqual(['line']);
});

test('color scales: a color by value, and nothing without a map', () => {
  expect(readInside(() => useYColorScale())).toBeUndefined();
  expect(readInside(() => useXColorScale())).toBeUndefined();
  expect(readInside(() => useZColorScale())).toBeUndefined();
  const colorMap = {
    type: 'piecewise',
    thresholds: [5],
    colors: ['red', 'blue'],
  } as const;
  const yAxis = [{ colorMap: { ...colorMap, thresholds: [5], colors: ['red', 'blue'] } }];
  const colorOf = readInside(() => useYColorScale(), { yAxis }) as (
    value: number,
  ) => string;
  expect([colorOf(4), colorOf(6)]).toEqual(['red', 'blue']);
});

test('nothing is pointed at to begin with', () => {
  expect(readInside(() => useItemTooltip())).toBeNull();
  expect(readInside(() => useAxisTooltip())).toBeNull();
});

test('the id of the chart, its SVG, and the zoom', () => {
  expect(readInside(() => useChartId())).toEqual(expect.any(String));
  const svg = readInside(() => useSvgRef()).current;
  expect(svg).toBe(find('svg[class*="MuiChartsSurface-root"]'));
  const zoom = readInside(() => useZoom(), {}, LineChartPro as Chart);
  expect(zoom.isInteracting).toBe(false);
});
