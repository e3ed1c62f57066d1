/**
 * @jest-environment jsdom
 */
import {
  find,
  findAll,
  pointAt,
  printChart,
  readTooltip,
  textsOf,
  ticksOf,
  widenCharts,
} from '../../support/components/chartDom';
import { readHook } from '../../support/components/readHook';
import * as React from 'react';
import { cleanup, render } from '@testing-library/react';
import * as charts from '@mui/x-charts';
import { ChartsOverlay } from '@mui/x-charts/ChartsOverlay';
import {
  BarPlot,
  ChartContainer,
  ChartDataProvider,
  ChartsContainer,
  ChartsDataProvider,
  ChartsSurface,
  ChartsWrapper,
  ChartsXAxis,
  LinePlot,
  useBarSeries,
  useDataset,
  useDrawingArea,
  useLegend,
  useLineSeries,
  useSeries,
  useXAxis,
  useXScale,
  useYScale,
  type ChartsContainerProps,
} from '@mui/x-charts';
import {
  ChartContainerPro,
  ChartsContainerPro,
  ChartsDataProviderPro,
  type ChartProApi,
} from '@mui/x-charts-pro';
import BoxPlots from '../../../docs/charts/composition/BoxPlots';
import Candlesticks from '../../../docs/charts/composition/Candlesticks';
import { summarize } from '../../../docs/charts/composition/summarize';
import { claim } from '../../support/content/claim';

const rows = [
  { day: 'Mon', level: 10 },
  { day: 'Tue', level: 30 },
];
const made: ChartsContainerProps = {
  width: 400,
  height: 300,
  margin: 0,
  dataset: rows,
  xAxis: [{ id: 'x', scaleType: 'band', dataKey: 'day', categoryGapRatio: 0.5 }],
  yAxis: [{ id: 'y', min: 0, max: 20 }],
  series: [
    { id: 'rain', type: 'bar', label: 'Rain', data: [5, 10] },
    { id: 'level', type: 'line', label: 'Level', dataKey: 'level' },
  ],
};

function draw(children: React.ReactNode, props: Partial<ChartsContainerProps> = {}) {
  cleanup();
  render(
    <ChartsContainer {...made} {...props}>
      {children}
    </ChartsContainer>,
  );
}

/** The result of a hook inside of the chart. */
function readInside<T>(useHook: () => T, props: Partial<ChartsContainerProps> = {}): T {
  return readHook(useHook, (reader) => draw(reader, props));
}

claim(
  'only the given parts are rendered, and later parts are on top',
  {
    'charts/composition': [
      'Parts are drawn in the order in which you place them, with later ones on top.',
      'Only the parts that you place are drawn.',
    ],
  },
  () => {
    draw(null);
    expect(findAll('.MuiChartsSurface-root > g:not(.MuiChartsGrid-root) *')).toHaveLength(
      0,
    );
    expect(ticksOf('X')).toEqual([]);
    draw([<LinePlot key="l" />, <BarPlot key="b" />, <ChartsXAxis key="x" axisId="x" />]);
    const parts = findAll('.MuiChartsSurface-root > g').map(
      ({ className }) =>
        /(Line|Bar|Axis)/.exec(
          String((className as unknown as SVGAnimatedString).baseVal ?? className),
        )?.[0],
    );
    expect(parts.filter(Boolean)).toEqual(['Line', 'Bar', 'Axis']);
    expect(ticksOf('X')).toEqual(['Mon', 'Tue']);
  },
);

claim(
  'an axis reserves its space without being rendered, unless its position is none',
  {
    'charts/composition': [
      'The container reserves space for an axis even if you do not place the axis.',
      "To free that space, set position: 'none' on the axis.",
    ],
  },
  () => {
    const area = (yAxis: object) => {
      const { left, top, width, height, right, bottom } = readInside(useDrawingArea, {
        yAxis: [{ id: 'y', ...yAxis }],
      });
      return { left, top, width, height, right, bottom };
    };
    const rest = { top: 0, height: 275, right: 0, bottom: 25 };
    expect(area({})).toEqual({ ...rest, left: 45, width: 355 });
    expect(area({ position: 'none' })).toEqual({ ...rest, left: 0, width: 400 });
  },
);

claim(
  'scales: pixels of the first axis without an id; a band starts before its middle',
  {
    'charts/composition': [
      'useXScale() and useYScale() return a function that converts a value to a position in the SVG.',
      'On a band scale, the position is the start of the band, and scale.bandwidth() is its width.',
      'useXScale(axisId), useYScale(axisId) | the scale of an axis; without an id, the scale of the first axis',
      'useXAxis(axisId), useYAxis(axisId) | the settings of an axis, including data and label',
    ],
  },
  () => {
    const scale = readInside(() => useXScale<'band'>());
    expect(scale('Mon')).toBeCloseTo(45 + 355 / 8);
    expect(scale.bandwidth()).toBeCloseTo(355 / 4);
    expect(readInside(() => useYScale<'linear'>('y'))(20)).toBe(0);
    expect(readInside(() => useXAxis('x')).data).toEqual(['Mon', 'Tue']);
  },
);

claim(
  'hooks: series of a type, one of them, all by type, rows and entries',
  {
    'charts/composition': [
      'useBarSeries(), useLineSeries(), useScatterSeries(), usePieSeries() | all series of one kind, or only one if you pass its id',
      'useSeries() | all series, by kind',
      'useDataset() | the rows in dataset',
      'useLegend() | the legend entries',
      'useLineSeries() returns the series with their data and colors.',
    ],
  },
  () => {
    expect(readInside(() => useBarSeries()).map(({ id }) => id)).toEqual(['rain']);
    expect(readInside(() => useLineSeries('level'))).toMatchObject({
      color: '#FFB422',
      data: [10, 30],
    });
    expect(Object.keys(readInside(() => useSeries()))).toEqual(['bar', 'line']);
    expect(readInside(() => useDataset())).toEqual(rows);
    expect(readInside(() => useLegend()).items.map(({ label }) => label)).toEqual([
      'Rain',
      'Level',
    ]);
  },
);

claim(
  'hooks throw outside of a chart',
  { 'charts/composition': 'Outside a chart, the hooks throw an error.' },
  () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    for (const useHook of [useDrawingArea, useXScale, useLineSeries, useLegend]) {
      const Outside = () => {
        useHook();
        return null;
      };
      expect(() => render(<Outside />)).toThrow();
    }
    jest.restoreAllMocks();
  },
);

claim(
  'a line beyond the limits is drawn outside of them',
  {
    'charts/composition':
      'In a composed chart, a line that exceeds the limits of its axis is drawn beyond the axes.',
  },
  () => {
    draw(<LinePlot />);
    const heights = (find('.MuiLineElement-root').getAttribute('d') ?? '').match(
      /,-?[\d.]+/g,
    );
    expect(Number(heights?.at(-1)?.slice(1))).toBeLessThan(0);
    expect(find('.MuiLineElement-root').closest('[clip-path$="-clip-path)"]')).toBeNull();
  },
);

claim(
  'title and desc belong to the surface, sizes and series to the provider',
  {
    'charts/composition':
      'Pass title and desc to ChartsSurface, and pass sizes, series, and axes to the provider.',
  },
  () => {
    render(
      <ChartsDataProvider {...made}>
        <p>beside</p>
        <ChartsSurface title="Rain" desc="More on Tuesday">
          <BarPlot />
        </ChartsSurface>
      </ChartsDataProvider>,
    );
    expect(textsOf('svg > title, svg > desc')).toEqual(['Rain', 'More on Tuesday']);
    expect(find('p').closest('svg')).toBeNull();
  },
);

claim(
  'names without the "s" are the same components',
  {
    'charts/composition':
      'ChartContainer, ChartDataProvider, and ChartContainerPro, without the "s", are deprecated names for the same components.',
  },
  () => {
    expect(ChartContainer).toBe(ChartsContainer);
    expect(ChartDataProvider).toBe(ChartsDataProvider);
    expect(ChartContainerPro).toBe(ChartsContainerPro);
  },
);

claim(
  'the overlay of messages has its own path',
  {
    'charts/composition':
      'loading and no-data messages | ChartsOverlay, imported from @mui/x-charts/ChartsOverlay',
  },
  () => {
    expect(ChartsOverlay).toBeDefined();
    expect(Object.keys(charts)).not.toContain('ChartsOverlay');
  },
);

claim(
  'export needs a ChartsWrapper: without one, nothing is printed',
  {
    'charts/composition': [
      'To export a composed chart, place a ChartsWrapper around the ChartsSurface, inside ChartsDataProviderPro.',
      'Without the wrapper, the export methods of apiRef do nothing.',
    ],
  },
  async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const apiRef: { current: ChartProApi<'composition'> | undefined } = {
      current: undefined,
    };
    const print = async (chart: React.ReactElement) => {
      cleanup();
      render(chart);
      const frame = await printChart(() => apiRef.current?.exportAsPrint());
      return frame?.contentDocument?.querySelectorAll('.MuiBarElement-root').length;
    };
    const { width, height, xAxis, series, dataset } = made;
    const data = { width, height, xAxis, series, dataset, apiRef } as object;
    const bars = <BarPlot />;
    expect(await print(<ChartsContainerPro {...data}>{bars}</ChartsContainerPro>)).toBe(
      undefined,
    );
    const wrapped = (
      <ChartsDataProviderPro {...data}>
        <ChartsWrapper>
          <ChartsSurface>{bars}</ChartsSurface>
        </ChartsWrapper>
      </ChartsDataProviderPro>
    );
    expect(await print(wrapped)).toBe(2);
    jest.restoreAllMocks();
  },
);

claim(
  'summarize: quartiles, whiskers within 1.5 boxes, and outliers',
  {
    'charts/composition':
      'This demo interpolates between values and ends whiskers at the last value within 1.5 times the height of the box.',
  },
  () => {
    expect(summarize([4, 5, 5, 6, 6, 7, 7, 8, 9, 15])).toEqual({
      q1: 5.25,
      median: 6.5,
      q3: 7.75,
      low: 4,
      high: 9,
      outliers: [15],
    });
    expect(summarize([3])).toMatchObject({ q1: 3, median: 3, q3: 3, low: 3, high: 3 });
  },
);

claim(
  'candlesticks and box plots: a shape per category, and all numbers in the tooltip',
  {
    'charts/composition': [
      'The packages have no candlestick chart.',
      'A line series without a LinePlot shows the prices in the tooltip:',
      'There is no box plot either.',
    ],
  },
  async () => {
    expect(
      Object.keys(charts).filter((name) => /candle|boxplot|ohlc/i.test(name)),
    ).toEqual([]);
    widenCharts();
    cleanup();
    render(<Candlesticks />);
    expect(findAll('svg > path[pointer-events="none"]')).toHaveLength(8);
    await pointAt(80, 100);
    expect(readTooltip()?.join()).toContain('open 212, high 217, low 210, close 216');
    cleanup();
    render(<BoxPlots />);
    expect(findAll('g[pointer-events="none"] > rect')).toHaveLength(4);
    expect(findAll('g[pointer-events="none"] > circle')).toHaveLength(1);
    await pointAt(130, 100);
    expect(readTooltip()?.join()).toContain('median 6.5, half of them 5.25 to 7.75');
  },
);
