/**
 * @jest-environment jsdom
 */
import {
  clickAt,
  find,
  findAll,
  press,
  textsOf,
} from '../../support/components/chartDom';
import { readHook } from '../../support/components/readHook';
import * as React from 'react';
import { act, cleanup, render } from '@testing-library/react';
import {
  RadarAxis,
  RadarChart,
  RadarDataProvider,
  RadarSeriesPlot,
  ChartsSurface,
  useRadarAxis,
  useRadarSeries,
  useRadarSeriesContext,
  useRadiusAxes,
  useRadiusScale,
  useRotationAxis,
  useRotationScale,
  type RadarChartProps,
} from '@mui/x-charts';
import { RadarChartPro } from '@mui/x-charts-pro';
import { claim } from '../../support/content/claim';

const made: RadarChartProps = {
  width: 300,
  height: 260,
  margin: 30,
  hideLegend: true,
  radar: { metrics: ['A', 'B', 'C', 'D'] },
  series: [
    { id: 's', label: 'S', data: [1, 17, 3, 90] },
    { id: 't', label: 'T', data: [2, 20, 1, 40] },
  ],
};
const AREA = '.MuiRadarChart-seriesArea';
const MARK = '.MuiRadarChart-seriesMark';

function draw(props: Partial<RadarChartProps> = {}) {
  cleanup();
  render(<RadarChart {...made} {...props} />);
}

function readInside<T>(useHook: () => T, props: Partial<RadarChartProps> = {}): T {
  return readHook(useHook, (reader) => draw({ ...props, children: reader }));
}

claim(
  'each metric has its own scale, from 0 to a round number',
  {
    'charts/radar':
      "Each metric has its own scale, which runs from 0 to the metric's largest value, rounded up.",
  },
  () => {
    const domains = (radar: Partial<RadarChartProps['radar']> = {}) =>
      readInside(
        () =>
          Object.values(useRadiusAxes().radiusAxis).map(({ scale }) => scale.domain()),
        { radar: { ...made.radar, ...radar } },
      );
    expect(domains()).toEqual([
      [0, 2],
      [0, 20],
      [0, 4],
      [0, 100],
    ]);
    expect(domains({ max: 100 })).toEqual([0, 1, 2, 3].map(() => [0, 100]));
    const own = [
      { name: 'A', min: -1, max: 5 },
      { name: 'B' },
      { name: 'C' },
      { name: 'D' },
    ];
    expect(domains({ max: 50, metrics: own })[0]).toEqual([-1, 5]);
    expect(domains({ max: 50, metrics: own })[1]).toEqual([0, 50]);
  },
);

claim(
  'startAngle rotates clockwise; labels receive their location',
  {
    'charts/radar': [
      'startAngle | the angle of the first metric, in degrees, clockwise from the top',
      "labelFormatter | a function that returns a metric's label; location is 'tick' around the chart and 'tooltip' in the tooltip",
    ],
  },
  () => {
    const locations: string[] = [];
    const angle = readInside(() => useRotationScale<'point'>()?.('A'), {
      radar: {
        ...made.radar,
        startAngle: 90,
        labelFormatter: (name, { location }) => {
          locations.push(location);
          return `<${name}>`;
        },
      },
    });
    expect(angle).toBeCloseTo(Math.PI / 2);
    expect(textsOf('text')).toContain('<A>');
    expect(new Set(locations)).toEqual(new Set(['tick']));
  },
);

claim(
  'grid: sharp with 5 divisions and every second stripe filled',
  {
    'charts/radar':
      "By default, the grid is 'sharp' with 5 divisions, and every other stripe is filled.",
  },
  () => {
    draw();
    const usual = find('svg').innerHTML;
    expect(findAll('.MuiRadarChart-gridDivider')).toHaveLength(5);
    const stripes = () =>
      findAll('.MuiRadarChart-gridStripe').map(
        (each) => each.getAttribute('fill') === 'none',
      );
    expect(stripes()).toEqual([true, false, true, false, true]);
    draw({ divisions: 5, shape: 'sharp' });
    expect(find('svg').innerHTML.length).toBe(usual.length);
    draw({ stripeColor: null, shape: 'circular' });
    expect(stripes()).toEqual([]);
    expect(findAll('circle.MuiRadarChart-gridDivider')).toHaveLength(5);
  },
);

claim(
  'series: fillArea fills, hideMark hides',
  { 'charts/radar': 'fillArea and hideMark are series properties.' },
  () => {
    draw({ series: [{ data: [1, 2, 3, 4], fillArea: true, hideMark: true }] });
    expect(find(AREA).getAttribute('fill')).not.toBe('transparent');
    expect(findAll(MARK)).toHaveLength(0);
    draw();
    expect(find(AREA).getAttribute('fill')).toBe('transparent');
    expect(findAll(MARK)).toHaveLength(8);
  },
);

claim(
  'clicks on areas and marks: not in the Pro chart',
  {
    'charts/radar': [
      'onAreaClick and onMarkClick receive the series and the dataIndex of the value.',
      'In version 8.29.3, RadarChartPro ignores onAreaClick and onMarkClick, draws no frame around the focused value, and throws an error with showToolbar.',
    ],
  },
  async () => {
    const onAreaClick = jest.fn();
    const onMarkClick = jest.fn();
    const click = async (chart: React.ReactElement) => {
      cleanup();
      render(chart);
      for (const part of [find(AREA), find(MARK)])
        await act(async () =>
          part.dispatchEvent(new MouseEvent('click', { bubbles: true })),
        );
    };
    await click(<RadarChart {...made} {...{ onAreaClick, onMarkClick }} />);
    expect(onAreaClick).toHaveBeenCalledTimes(1);
    expect(onMarkClick.mock.calls[0][1]).toEqual({
      type: 'radar',
      seriesId: 's',
      dataIndex: 0,
    });
    jest.spyOn(console, 'error').mockImplementation(() => {});
    await click(
      <RadarChartPro
        {...({
          ...made,
          onAreaClick,
          onMarkClick,
          apiRef: undefined,
        } as object as Parameters<typeof RadarChartPro>[0])}
      />,
    );
    jest.restoreAllMocks();
    expect(onAreaClick).toHaveBeenCalledTimes(1);
    expect(onMarkClick).toHaveBeenCalledTimes(1);
  },
);

claim(
  'the Pro chart throws with a toolbar',
  {
    'charts/toolbar':
      'In version 8.29.3, `RadarChartPro` throws an error with `showToolbar`.',
  },
  () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const props = { ...made, showToolbar: true } as object as Parameters<
      typeof RadarChartPro
    >[0];
    expect(() => render(<RadarChartPro {...props} />)).toThrow(
      /Element type is invalid[^]*ChartsToolbarPro/,
    );
    jest.restoreAllMocks();
  },
);

claim(
  'onAxisClick reports the metric and its values',
  {
    'charts/radar':
      'onAxisClick receives the clicked metric and the values of all series for that metric.',
  },
  async () => {
    const onAxisClick = jest.fn();
    draw({ onAxisClick });
    await clickAt(150, 60);
    expect(onAxisClick.mock.calls.map(([, clicked]) => clicked as unknown)).toEqual([
      { dataIndex: 0, axisValue: 'A', seriesValues: { s: 1, t: 2 } },
    ]);
  },
);

claim(
  'the axis is highlighted by default, and a series fades the others',
  {
    'charts/radar':
      "highlight determines what the pointer highlights: one metric across all series ('axis', the default), one series ('series'), or nothing ('none').",
  },
  () => {
    draw({ highlight: 'series', highlightedItem: { seriesId: 's' } });
    expect(findAll(AREA).map((each) => each.getAttribute('stroke-opacity'))).toEqual([
      '1',
      '0.5',
    ]);
    draw({ highlightedItem: { seriesId: 's' } });
    expect(findAll(AREA).map((each) => each.getAttribute('stroke-opacity'))).toEqual([
      '1',
      '1',
    ]);
  },
);

claim(
  'the position of the legend cannot be set',
  {
    'charts/radar':
      'The legend is always above the chart, because slotProps.legend.position has no effect.',
  },
  () => {
    const html = (slotProps?: RadarChartProps['slotProps']) => {
      draw({ hideLegend: false, slotProps });
      const classes = find('.MuiChartsLegend-root').parentElement?.className;
      return [
        classes,
        [...(find('svg').parentElement?.children ?? [])].map((e) => e.tagName),
      ];
    };
    expect(html({ legend: { position: { vertical: 'bottom' } } })).toEqual(html());
  },
);

claim(
  'hidden items and texts: only from the provider',
  {
    'charts/radar':
      'In version 8.29.3, localeText, initialHiddenItems, hiddenItems, onHiddenItemsChange, tooltipItem, and onTooltipItemChange have no effect.',
    'charts/legend':
      'In version 8.29.3, RadarChart ignores these three props, but RadarDataProvider accepts them.',
    'charts/localization':
      'In version 8.29.3, heatmaps and radar charts ignore this prop.',
    'charts/getting-started':
      'In version 8.29.3, heatmaps and radar charts ignore `localeText`.',
  },
  () => {
    const warn = jest.spyOn(console, 'error').mockImplementation(() => {});
    const hidden: RadarChartProps['hiddenItems'] = [{ type: 'radar', seriesId: 's' }];
    draw({ hiddenItems: hidden, onHiddenItemsChange: () => {} });
    expect(findAll(AREA)).toHaveLength(2);
    draw({ initialHiddenItems: hidden });
    expect(findAll(AREA)).toHaveLength(2);
    draw({ localeText: { loading: 'Wait' }, loading: true });
    expect(textsOf('svg text')).toContain('Loading data…');
    warn.mockRestore();

    cleanup();
    render(
      <RadarDataProvider {...made} initialHiddenItems={hidden}>
        <ChartsSurface>
          <RadarSeriesPlot />
        </ChartsSurface>
      </RadarDataProvider>,
    );
    expect(findAll(AREA)).toHaveLength(1);
  },
);

claim(
  'arrow keys: metrics sideways, series up and down',
  {
    'charts/radar':
      'With enableKeyboardNavigation, the left and right arrow keys move between metrics, and the up and down arrow keys move between series.',
  },
  async () => {
    draw({ enableKeyboardNavigation: true });
    const at = () => {
      const focus = findAll('svg rect[rx="3"]').at(-1);
      return [focus?.getAttribute('x'), focus?.getAttribute('y')].map(Number);
    };
    const center = (index: number) => {
      const mark = findAll(MARK)[index];
      return ['cx', 'cy'].map((name) => Number(mark?.getAttribute(name)) - 6);
    };
    act(() => find('svg').focus());
    await press('ArrowRight');
    expect(at()).toEqual(center(0));
    await press('ArrowRight');
    expect(at()).toEqual(center(1));
    await press('ArrowUp');
    expect(at()).toEqual(center(5));
  },
);

claim(
  'hooks: points of an axis, series, scales',
  {
    'charts/radar': [
      'useRadarAxis({ metric, divisions }) | the center, and the points on an axis with their values',
      'useRadarSeries(seriesId) | one series; without an id, all series',
      'useRadarSeriesContext() | all series and their order',
      'useRadiusScale(metric) | a function that converts a value to its distance from the center',
      'useRotationAxis(), useRadiusAxis(metric) | the settings of one axis',
    ],
  },
  () => {
    const axis = readInside(() => useRadarAxis({ metric: 'D', divisions: 3 }));
    expect(axis?.labels.map(({ value }) => value)).toEqual(
      [100 / 3, 200 / 3, 100].map((value) => expect.closeTo(value)),
    );
    expect(axis?.angle).toBe(270);
    expect(readInside(() => useRadarSeries('t'))?.data).toEqual([2, 20, 1, 40]);
    expect(readInside(() => useRadarSeries()).map(({ id }) => id)).toEqual(['s', 't']);
    expect(readInside(() => useRadarSeriesContext())?.seriesOrder).toEqual(['s', 't']);
    expect(readInside(() => useRadiusScale<'linear'>('B')?.(10))).toBe(50);
    expect(readInside(() => useRotationAxis()?.data)).toEqual(['A', 'B', 'C', 'D']);
  },
);

claim(
  'an axis needs a metric',
  { 'charts/radar': 'RadarAxis requires a metric.' },
  () => {
    const svg = (metric?: string) => {
      cleanup();
      render(
        <RadarDataProvider {...made}>
          <ChartsSurface>
            <RadarAxis metric={metric} divisions={2} />
          </ChartsSurface>
        </RadarDataProvider>,
      );
      return textsOf('text');
    };
    expect(svg()).toEqual([]);
    expect(svg('D')).toEqual(['50', '100']);
  },
);
