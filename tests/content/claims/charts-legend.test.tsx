/**
 * @jest-environment jsdom
 */
import {
  find,
  findAll,
  numbersOf,
  textsOf,
  ticksOf,
} from '../../support/components/chartDom';
import * as React from 'react';
import { cleanup, fireEvent, render } from '@testing-library/react';
import {
  BarChart,
  ChartsDataProvider,
  ChartsLegend,
  ContinuousColorLegend,
  LineChart,
  PiecewiseColorLegend,
  PieChart,
  ScatterChart,
  useLegend,
  type LineChartProps,
} from '@mui/x-charts';
import LegendOrder from '../../../docs/charts/legend/LegendOrder';
import { claim } from '../../support/content/claim';

const size = { width: 400, height: 300, margin: 0 };
const LABEL = '.MuiChartsLegend-label';

function draw(props: Partial<LineChartProps> = {}) {
  cleanup();
  const made = {
    ...size,
    xAxis: [{ data: [0, 1] }],
    series: [
      { id: 'a', label: 'A', data: [1, 2] },
      { id: 'b', label: 'B', data: [100, 200] },
    ],
    ...props,
  };
  render(<LineChart {...made} />);
}

const drawn = (): string[] =>
  findAll('.MuiLineElement-root')
    .filter(
      (line) =>
        (line.getAttribute('d') ?? '') !== '' && line.getAttribute('opacity') !== '0',
    )
    .map((line) => line.dataset.series ?? '');
const marks = () =>
  findAll('.MuiChartsLabelMark-root').map(
    ({ className }) => /-(square|circle|line)\b/.exec(className)?.[1],
  );

claim(
  'series with a label are listed as HTML; the height is that of the SVG',
  {
    'charts/legend': [
      'The legend lists every series that has a label or, in a pie, every slice that has one. direction and position in slotProps.legend place the legend.',
      'The legend is HTML next to the SVG. height sets only the height of the SVG, so a horizontal legend makes the chart taller.',
      'The legend is a list.',
    ],
  },
  () => {
    draw({ series: [{ label: 'A', data: [1, 2] }, { data: [1, 2] }] });
    expect(textsOf(LABEL)).toEqual(['A']);
    const legend = find('.MuiChartsLegend-root');
    expect([legend.tagName, legend.closest('svg')]).toEqual(['UL', null]);
    expect(find('.MuiChartsSurface-root').getAttribute('viewBox')).toBe('0 0 400 300');
    draw({ hideLegend: true });
    expect(findAll(LABEL)).toHaveLength(0);
    cleanup();
    const slices = [{ value: 1, label: 'Slice' }, { value: 2 }];
    render(<PieChart {...size} series={[{ data: slices }]} />);
    expect(textsOf(LABEL)).toEqual(['Slice']);
  },
);

claim(
  'horizontal, and vertical in a pie',
  { 'charts/legend': 'default in | all charts except the pie | the pie' },
  () => {
    draw();
    expect(find('.MuiChartsLegend-root').className).toContain(
      'MuiChartsLegend-horizontal',
    );
    cleanup();
    render(<PieChart {...size} series={[{ data: [{ value: 1, label: 'P' }] }]} />);
    expect(find('.MuiChartsLegend-root').className).toContain('MuiChartsLegend-vertical');
  },
);

claim(
  'marks: squares, lines and circles by default, or a custom shape',
  {
    'charts/legend': [
      'By default, the marks are squares for bars, lines for lines, and circles for points and slices.',
      'In a pie, set labelMarkType on the items, because it has no effect when set on the series.',
    ],
  },
  () => {
    draw();
    expect(marks()).toEqual(['line', 'line']);
    cleanup();
    render(
      <BarChart
        {...size}
        xAxis={[{ data: ['A'] }]}
        series={[{ label: 'S', data: [1] }]}
      />,
    );
    expect(marks()).toEqual(['square']);
    cleanup();
    render(
      <ScatterChart {...size} series={[{ label: 'S', data: [{ id: 1, x: 1, y: 1 }] }]} />,
    );
    expect(marks()).toEqual(['circle']);
    cleanup();
    const slices = [
      { value: 1, label: 'P' },
      { value: 1, label: 'Q', labelMarkType: 'square' as const },
    ];
    render(<PieChart {...size} series={[{ data: slices, labelMarkType: 'line' }]} />);
    expect(marks()).toEqual(['circle', 'square']);
    const Own = ({ color }: { color?: string }) => <i className="own">{color}</i>;
    draw({ series: [{ label: 'S', color: 'red', labelMarkType: Own, data: [1, 2] }] });
    expect(textsOf('.own')).toEqual(['red']);
  },
);

claim(
  'clicks hide a series; the axes keep their limits, and stacks close the gap',
  {
    'charts/legend':
      'While a series is hidden, the axes keep their limits, and stacks close the gap.',
  },
  () => {
    const onHiddenItemsChange = jest.fn();
    const slotProps = { legend: { toggleVisibilityOnClick: true } };
    draw({ onHiddenItemsChange, slotProps });
    const before = ticksOf('Y');
    expect(drawn()).toEqual(['a', 'b']);
    fireEvent.click(findAll('button')[1] ?? document.body);
    expect(onHiddenItemsChange).toHaveBeenCalledWith([{ type: 'line', seriesId: 'b' }]);
    expect(drawn()).toEqual(['a']);
    expect(ticksOf('Y')).toEqual(before);
    const hidden = find('.MuiChartsLegend-hidden');
    expect(getComputedStyle(hidden).opacity).toBe('0.5');
    expect(hidden.outerHTML).not.toMatch(/aria-(pressed|checked)/);

    cleanup();
    const stacked = { stack: 's', data: [1] };
    render(
      <BarChart
        {...size}
        xAxis={[{ data: ['A'] }]}
        initialHiddenItems={[{ type: 'bar', seriesId: 'a' }]}
        series={[
          { ...stacked, id: 'a' },
          { ...stacked, id: 'b' },
        ]}
      />,
    );
    const [top = 0, height = 0] = ['y', 'height'].map(
      (name) => numbersOf('.MuiBarElement-root', name)[1],
    );
    expect(top + height).toBe(275);
  },
);

claim(
  'hidden items: controlled, or only at the start',
  {
    'charts/legend': [
      'initialHiddenItems hides series initially.',
      'hiddenItems and onHiddenItemsChange control which series are hidden.',
      'A click hides a series immediately, even with hiddenItems.',
      'To keep the series visible, set hiddenItems in onHiddenItemsChange to a new array that does not contain the series.',
    ],
  },
  () => {
    const slotProps = { legend: { toggleVisibilityOnClick: true } };
    const items: NonNullable<LineChartProps['hiddenItems']> = [
      { type: 'line', seriesId: 'a' },
    ];
    const chart = (hiddenItems: typeof items) => (
      <LineChart
        {...size}
        slotProps={slotProps}
        hiddenItems={hiddenItems}
        xAxis={[{ data: [0, 1] }]}
        series={['a', 'b'].map((id) => ({ id, label: id, data: [1, 2] }))}
      />
    );
    const { rerender } = render(chart(items));
    expect(drawn()).toEqual(['b']);
    // A click applies at once; a new array overrides it.
    fireEvent.click(find('button'));
    expect(drawn()).toEqual(['a', 'b']);
    rerender(chart([...items]));
    expect(drawn()).toEqual(['b']);
    draw({ initialHiddenItems: items, slotProps });
    expect(drawn()).toEqual(['b']);
    fireEvent.click(find('button'));
    expect(drawn()).toEqual(['a', 'b']);
  },
);

claim(
  'entries are buttons only if a click has an effect',
  { 'charts/legend': 'Its entries are buttons only if they can be clicked.' },
  () => {
    draw();
    expect(findAll('button')).toHaveLength(0);
    const onItemClick = jest.fn();
    draw({ slotProps: { legend: { onItemClick } } });
    fireEvent.click(find('button'));
    const item = onItemClick.mock.calls[0]?.[1];
    expect(item).toMatchObject({ seriesId: 'a', label: 'A', color: expect.any(String) });
    expect(drawn()).toEqual(['a', 'b']);
  },
);

claim(
  'legends of color scales: labels at the ends, custom texts and omitted steps',
  {
    'charts/legend': [
      'If the colors come from a colorMap, set slots.legend to ContinuousColorLegend or PiecewiseColorLegend, and select the axis with axisDirection.',
      "labels | minLabel, maxLabel: a string or a function | labelFormatter: returns the text, '' for a mark without text, or null for no entry",
      "onItemClick | not available | receives the entry's minValue and maxValue, which are null at the ends",
    ],
  },
  () => {
    const series = [{ data: [{ id: 1, x: 1, y: 1, z: 1 }] }];
    const continuous = {
      type: 'continuous',
      min: 0,
      max: 4,
      color: ['red', 'blue'],
    } as const;
    const shared = { ...size, series };
    render(
      <ScatterChart
        {...shared}
        zAxis={[{ colorMap: continuous }]}
        slots={{ legend: ContinuousColorLegend }}
        slotProps={{ legend: { maxLabel: ({ value }) => `${value} m` } }}
      />,
    );
    expect(textsOf(LABEL)).toEqual(['0', '4 m']);
    cleanup();
    const thresholds = [1, 2];
    const colors = ['red', 'green', 'blue'];
    const onItemClick = jest.fn();
    render(
      <ScatterChart
        {...shared}
        zAxis={[{ colorMap: { type: 'piecewise', thresholds, colors } }]}
        slots={{ legend: PiecewiseColorLegend }}
        slotProps={{
          legend: {
            labelFormatter: ({ index }) => ['low', '', null][index] ?? null,
            onItemClick,
          },
        }}
      />,
    );
    expect(textsOf(LABEL)).toEqual(['low']);
    const fills = findAll('.MuiChartsLabelMark-fill').map((mark) =>
      mark.getAttribute('fill'),
    );
    expect(fills).toEqual(['red', 'green']);
    findAll('li > button').forEach((button) => fireEvent.click(button));
    expect(onItemClick.mock.calls.map(([, entry]) => entry)).toMatchObject([
      { minValue: null, maxValue: 1 },
      { minValue: 1, maxValue: 2 },
    ]);
  },
);

claim(
  'useLegend in a slot returns the entries',
  {
    'charts/legend': '`useLegend()` returns the entries of the usual legend as `items`.',
  },
  () => {
    let read: unknown;
    function Own() {
      read = useLegend().items;
      return null;
    }
    draw({ slots: { legend: Own } });
    expect(read).toMatchObject([
      { label: 'A', seriesId: 'a', markType: 'line', color: '#4254FB' },
      { label: 'B', seriesId: 'b' },
    ]);
  },
);

claim(
  'the order of the entries: that of the data, grouped by type in a composed chart',
  {
    'charts/legend': [
      'The entries follow the order of series or, in a pie, of data.',
      'In a composed chart, the entries are grouped by type, in this order: bars, points, lines, slices.',
    ],
  },
  () => {
    draw({
      series: [
        { label: 'Second', data: [1] },
        { label: 'First', data: [2] },
      ],
    });
    expect(textsOf(LABEL)).toEqual(['Second', 'First']);
    cleanup();
    const slices = [
      { value: 1, label: 'Small' },
      { value: 5, label: 'Large' },
    ];
    render(<PieChart {...size} series={[{ data: slices, sortingValues: 'desc' }]} />);
    expect(textsOf(LABEL)).toEqual(['Small', 'Large']);
    cleanup();
    render(
      <ChartsDataProvider
        {...size}
        series={[
          { type: 'pie', data: [{ value: 1, label: 'Slice' }] },
          { type: 'line', label: 'Line', data: [1] },
          { type: 'scatter', label: 'Points', data: [{ id: 1, x: 1, y: 1 }] },
          { type: 'bar', label: 'Bars', data: [1] },
        ]}
      >
        <ChartsLegend />
      </ChartsDataProvider>,
    );
    expect(textsOf(LABEL)).toEqual(['Bars', 'Points', 'Line', 'Slice']);
  },
);

claim(
  'LegendOrder: the top of the stack is the first entry',
  {
    'charts/legend':
      "To list the top series first, reverse series and set stackOrder: 'reverse', which keeps the stack as it was:",
  },
  () => {
    cleanup();
    render(<LegendOrder />);
    expect(textsOf(LABEL)).toEqual(['Advanced', 'Intermediate', 'Beginners']);
    // Each series has three bars, and the first of them is that of 2023.
    const tops = Object.fromEntries(
      findAll('[data-series]')
        .filter((group) => group.querySelector('.MuiBarElement-root'))
        .map((group) => {
          const bar = group.querySelector('.MuiBarElement-root');
          return [bar?.getAttribute('height') ?? '', Number(bar?.getAttribute('y'))];
        }),
    );
    // The largest value, of the beginners, is the tallest bar, at the bottom.
    const heights = Object.keys(tops)
      .map(Number)
      .sort((a, b) => a - b);
    const places = heights.map((height) => tops[String(height)]);
    expect(places).toEqual([...places].sort((a, b) => Number(a) - Number(b)));
  },
);
