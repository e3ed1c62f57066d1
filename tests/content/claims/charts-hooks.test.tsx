/**
 * @jest-environment jsdom
 */
import { find } from '../../support/components/chartDom';
import { readHook } from '../../support/components/readHook';
import * as React from 'react';
import { cleanup, render } from '@testing-library/react';
import {
  BarChart,
  ChartsDataProvider,
  ChartsWrapper,
  LineChart,
  useBarSeriesContext,
  useChartApiContext,
  useChartGradientId,
  useChartGradientIdObjectBound,
  useChartId,
  useChartRootRef,
  useLineSeriesContext,
  usePieSeriesContext,
  useXAxes,
  useYAxes,
  useYColorScale,
  useZAxes,
  useZColorScale,
  type LineChartProps,
} from '@mui/x-charts';
import {
  LineChartPro,
  useChartProApiContext,
  useHeatmapSeries,
  useHeatmapSeriesContext,
  useIsZoomInteracting,
} from '@mui/x-charts-pro';

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
        xAxis={[{ id: 'x', data: [1, 2] }]}
        yAxis={[{ id: 'left' }, { id: 'right', position: 'right' }]}
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

test('all axes by id, in their order', () => {
  expect(readInside(() => useYAxes().yAxisIds)).toEqual(['left', 'right']);
  expect(Object.keys(readInside(() => useXAxes().xAxis))).toEqual(['x']);
});

test('a context contains the order and the stacks, or is undefined', () => {
  const context = readInside(() => useLineSeriesContext());
  expect(context?.seriesOrder).toEqual(['s', 't']);
  expect(context?.stackingGroups.map(({ ids }) => ids)).toEqual([['s', 't']]);
  expect(readInside(() => useBarSeriesContext())).toBeUndefined();
  expect(readInside(() => usePieSeriesContext())).toBeUndefined();
  expect(readInside(() => useHeatmapSeriesContext())).toBeUndefined();
  expect(readInside(() => useHeatmapSeries())).toEqual([]);
});

test('color scales: undefined without a map, and without a z-axis', () => {
  expect(readInside(() => useYColorScale())).toBeUndefined();
  expect(() => readInside(() => useZColorScale())).toThrow();
  expect(readInside(() => useZAxes().zAxisIds)).toEqual([]);
});

test('gradients: of the whole chart, and of the shape only for a continuous map', () => {
  const exist = (type: 'continuous' | 'piecewise') => {
    const colorMap =
      type === 'continuous'
        ? { type, min: 0, max: 10, color: ['red', 'blue'] as [string, string] }
        : { type, thresholds: [5], colors: ['red', 'blue'] };
    const ids = readInside(
      () => [useChartGradientId('left'), useChartGradientIdObjectBound('left')],
      { id: 'own', yAxis: [{ id: 'left', colorMap }] },
    );
    return ids.map((id) => document.getElementById(id) !== null);
  };
  expect(exist('continuous')).toEqual([true, true]);
  expect(exist('piecewise')).toEqual([true, false]);
});

test('the id, the root and the methods of a chart', () => {
  expect(readInside(() => useChartId())).toEqual(expect.any(String));
  const root = readInside(() => useChartRootRef());
  expect(root.current?.contains(find('svg.MuiChartsSurface-root'))).toBe(true);
  expect(Object.keys(readInside(() => useChartApiContext()).current)).toEqual([]);
  const pro = readInside(() => useChartProApiContext(), {}, LineChartPro as Chart);
  expect(Object.keys(pro.current).sort()).toEqual([
    'exportAsImage',
    'exportAsPrint',
    'setAxisZoomData',
    'setZoomData',
    'zoomIn',
    'zoomOut',
  ]);
  expect(readInside(() => useIsZoomInteracting(), {}, LineChartPro as Chart)).toBe(false);
});

test('bars contain how they are stacked', () => {
  cleanup();
  const read: unknown[] = [];
  function Reader() {
    read.push(useBarSeriesContext()?.stackingGroups.map(({ ids }) => ids));
    return null;
  }
  render(
    <BarChart
      width={300}
      height={200}
      series={[
        { id: 'a', data: [1] },
        { id: 'b', data: [1] },
      ]}
    >
      <Reader />
    </BarChart>,
  );
  expect(read.at(-1)).toEqual([['a'], ['b']]);
});

test('a composed chart places its legend', () => {
  const draw = (props: object) => {
    cleanup();
    render(
      <ChartsDataProvider width={300} height={200} series={[]}>
        <ChartsWrapper {...props}>
          <p>legend</p>
        </ChartsWrapper>
      </ChartsDataProvider>,
    );
    return getComputedStyle(find('p').parentElement!);
  };
  const below = draw({ legendPosition: { vertical: 'bottom' } });
  const above = draw({ legendPosition: { vertical: 'top' } });
  expect(below.gridTemplateAreas).not.toBe(above.gridTemplateAreas);
  expect(draw({ extendVertically: true }).height).toBe('100%');
  expect(draw({}).height).not.toBe('100%');
});
