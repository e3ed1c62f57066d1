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
  useChartId,
  useChartRootRef,
  useLineSeriesContext,
  usePieSeriesContext,
  useXAxes,
  useYAxes,
  type LineChartProps,
} from '@mui/x-charts';
import {
  LineChartPro,
  useChartProApiContext,
  useHeatmapSeries,
  useHeatmapSeriesContext,
  useIsZoomInteracting,
} from '@mui/x-charts-pro';
import { claim } from '../../support/content/claim';

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

claim(
  'all axes by id, in their order',
  {
    'charts/hooks':
      'useXAxes(), useYAxes() | all axes by id, and the ordered xAxisIds or yAxisIds',
  },
  () => {
    expect(readInside(() => useYAxes().yAxisIds)).toEqual(['left', 'right']);
    expect(Object.keys(readInside(() => useXAxes().xAxis))).toEqual(['x']);
  },
);

claim(
  'a context contains the order and the stacks, or is undefined',
  {
    'charts/hooks': [
      'The hooks with Context in their names return all series of one type and, in seriesOrder, their order:',
      'For bars and lines, the result also has stackingGroups.',
      'If the chart has no series of that type, these hooks return undefined.',
    ],
  },
  () => {
    const context = readInside(() => useLineSeriesContext());
    expect(context?.seriesOrder).toEqual(['s', 't']);
    expect(context?.stackingGroups.map(({ ids }) => ids)).toEqual([['s', 't']]);
    expect(readInside(() => useBarSeriesContext())).toBeUndefined();
    expect(readInside(() => usePieSeriesContext())).toBeUndefined();
    expect(readInside(() => useHeatmapSeriesContext())).toBeUndefined();
    expect(readInside(() => useHeatmapSeries())).toEqual([]);
  },
);

claim(
  'the id, the root and the methods of a chart',
  {
    'charts/hooks': [
      'useChartId() | an id that is unique on the page, for use as a prefix for your own ids',
      'useChartRootRef() | a ref to the element around the legend, the toolbar, and the SVG',
      "useChartProApiContext() | a ref to the chart's methods, with the types of the Pro charts",
      'The methods cover zoom and export.',
      'Community charts have no methods, so in these charts, useChartApiContext() returns a ref to an empty object.',
    ],
  },
  () => {
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
    expect(readInside(() => useIsZoomInteracting(), {}, LineChartPro as Chart)).toBe(
      false,
    );
  },
);

claim(
  'bars contain how they are stacked',
  { 'charts/hooks': 'For bars and lines, the result also has stackingGroups.' },
  () => {
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
  },
);

claim(
  'a composed chart places its legend',
  {
    'charts/composition': [
      'legendPosition and legendDirection place the legend',
      'If the chart has no height, the wrapper fills the height of its parent; extendVertically overrides this default.',
    ],
  },
  () => {
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
  },
);
