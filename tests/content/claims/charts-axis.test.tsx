/**
 * @jest-environment jsdom
 */
import { find, findAll, numbersOf, ticksOf } from '../../support/components/chartDom';
import * as React from 'react';
import { cleanup, render } from '@testing-library/react';
import {
  BarChart,
  LineChart,
  ScatterChart,
  useXAxis,
  useXScale,
  type LineChartProps,
} from '@mui/x-charts';
import { claim } from '../../support/content/claim';

const size = { width: 400, height: 300, hideLegend: true };

function draw(props: Partial<LineChartProps>) {
  cleanup();
  const made = {
    ...size,
    xAxis: [{ data: [0, 1, 2, 3], domainLimit: 'strict' as const }],
    series: [{ curve: 'linear' as const, data: [1, 2, 3, 4] }],
    ...props,
  };
  render(<LineChart {...made} />);
}

type AxisOfValues = NonNullable<LineChartProps['yAxis']>[number];
const ticks = (axis: AxisOfValues, data = [1, 2, 3, 4]): string => {
  draw({ yAxis: [axis], series: [{ data }] });
  return ticksOf('Y').join(' ');
};
const corners = (): number[][] =>
  (find('.MuiLineElement-root').getAttribute('d') ?? '')
    .split(/[ML]/)
    .filter(Boolean)
    .map((point) => point.split(',').map((value) => Math.round(Number(value))));
const axes = (): string[] =>
  findAll('[data-axis-id]').map(
    (axis) => `${axis.getAttribute('data-axis-id')} ${axis.getAttribute('transform')}`,
  );

claim(
  '20 px stay free on each side, in addition to the space of the axes',
  {
    'charts/axis':
      "The chart's margin is the space outside the axes, 20 px on each side by default.",
  },
  () => {
    draw({
      xAxis: [{ data: [0, 1], position: 'none', domainLimit: 'strict' }],
      yAxis: [{ position: 'none' }],
      series: [{ curve: 'linear', data: [0, 1] }],
    });
    expect(corners()).toEqual([
      [20, 280],
      [380, 20],
    ]);
  },
);

claim(
  'a logarithmic axis labels powers; zero breaks it, null does not; symlog supports both signs',
  {
    'charts/axis': [
      'A logarithmic axis cannot show zero or negative values.',
      'A single such value breaks the whole line and removes the axis labels.',
      'Use symlog, or pass null in place of these values.',
      'To keep labels apart, a logarithmic axis labels only some of its ticks.',
      'growth on both sides of zero; constant (1 by default) sets the size of the linear part around zero',
    ],
  },
  () => {
    const yAxis = [{ scaleType: 'log' as const }];
    draw({ yAxis, series: [{ data: [1, 10, 100, 10000] }] });
    expect(ticksOf('Y')).toEqual(['1', '10', '100', '1k', '10k']);
    draw({ yAxis, series: [{ data: [1, 0, 100, 10000] }] });
    expect(find('.MuiLineElement-root').getAttribute('d')).toContain('NaN');
    expect(ticksOf('Y')).toEqual([]);
    draw({ yAxis, series: [{ data: [1, null, 100, 10000] }] });
    expect(find('.MuiLineElement-root').getAttribute('d')).not.toContain('NaN');

    const symlog = (axis: { constant?: number }) => {
      draw({
        yAxis: [{ scaleType: 'symlog', domainLimit: 'strict', ...axis }],
        series: [{ curve: 'linear', data: [-10, 0, 1, 10] }],
      });
      return corners();
    };
    expect(symlog({})).toEqual(symlog({ constant: 1 }));
    expect(symlog({})).not.toEqual(symlog({ constant: 5 }));
  },
);

claim(
  'ticks of a continuous axis',
  {
    'charts/axis': [
      'set the exact ticks | tickInterval, an array | all scales',
      'select ticks by a rule | tickInterval, a function of value and index | band, point',
      'suggest the number of ticks | tickNumber | continuous scales, ordinalTimeTicks',
      'limit the step between ticks | tickMinStep, tickMaxStep; milliseconds for time | continuous scales',
      'choose the ticks that have a label | tickLabelInterval | all scales',
    ],
  },
  () => {
    expect(ticks({})).toBe('1 2 3 4');
    expect(ticks({ tickInterval: [1, 3] })).toBe('1 3');
    expect(ticks({ tickInterval: () => false })).toBe(ticks({}));
    expect(ticks({ tickNumber: 2 })).toBe('0 2 4');
    expect(ticks({ tickMinStep: 2 })).toBe('0 5');
    expect(ticks({ tickMaxStep: 0.3 }).split(' ')).toHaveLength(16);
    expect(ticks({ tickLabelInterval: (_, index) => index % 2 === 0 })).toBe('1 3');
  },
);

claim(
  'ticks of a band axis: by a function, with a minimum spacing, or by date',
  {
    'charts/axis': [
      'select ticks by a rule | tickInterval, a function of value and index | band, point',
      'keep ticks apart | tickSpacing, in pixels | band, point',
      "derive ticks and labels from dates | ordinalTimeTicks: ['years', 'months', 'days'] | band, point with Date values",
    ],
  },
  () => {
    const labels = (axis: object) => {
      cleanup();
      const dates = [1, 7, 13, 19].map((month) => new Date(2024, month, 1));
      const xAxis = [{ scaleType: 'band' as const, data: dates, ...axis }];
      render(<BarChart {...size} xAxis={xAxis} series={[{ data: [1, 2, 3, 4] }]} />);
      return ticksOf('X').length;
    };
    expect(labels({})).toBe(4);
    expect(labels({ tickInterval: (_: Date, index: number) => index > 0 })).toBe(3);
    expect(labels({ tickSpacing: 150 })).toBe(2);
    cleanup();
    expect(labels({ ordinalTimeTicks: ['years'] })).toBe(1);
  },
);

claim(
  'min and max take precedence over domainLimit',
  {
    'charts/axis': [
      'min and max set the ends of an axis.',
      "'strict': the smallest and the largest value;",
      'a function: receives the smallest and the largest value and returns the limits.',
    ],
  },
  () => {
    expect(ticks({ domainLimit: 'strict' }, [1.2, 2, 3, 3.9])).toBe(
      '1.5 2.0 2.5 3.0 3.5',
    );
    const domainLimit = () => ({ min: -5, max: 9 });
    expect(ticks({ domainLimit })).toBe('−5 0 5');
    expect(ticks({ domainLimit, min: 0 })).toBe('0 2 4 6 8');
    expect(ticks({ max: 3, tickMinStep: 1 })).toBe('1 2 3');
  },
);

claim(
  'a min above the smallest value, or a max below the largest, requires the other end or a function',
  {
    'charts/axis': [
      'In version 8.29.3, a `min` above the smallest value also needs a `max`, or a function as `domainLimit`.',
      'Otherwise, the axis collapses to the value of `min`.',
      'The same happens with a `max` below the smallest value.',
    ],
    'charts/bars':
      'In version 8.29.3, such a min also needs a max: without one, the axis collapses to a single value.',
  },
  () => {
    expect(ticks({ min: 2 })).toBe('2.000000');
    expect(ticks({ min: 2, domainLimit: 'strict' })).toBe('2.000000');
    expect(ticks({ max: 0 })).toBe('0.000000');
    expect(ticks({ min: 2, max: 4, tickMinStep: 1 })).toBe('2 3 4');
    const domainLimit = (min: number, max: number) => ({ min, max });
    expect(ticks({ min: 2, domainLimit })).toBe('2.0 2.5 3.0 3.5 4.0');
  },
);

claim(
  'beyond the limits: marks and points disappear, lines and bars are clipped',
  {
    'charts/axis':
      'Beyond the limits, bars and lines are cut off, and marks and points disappear.',
  },
  () => {
    draw({ yAxis: [{ min: 0, max: 2 }] });
    expect(findAll('.MuiMarkElement-root')).toHaveLength(2);
    expect(find('.MuiLineElement-root').closest('[clip-path]')).not.toBeNull();
    cleanup();
    const data = [1, 3].map((x) => ({ id: x, x, y: 1 }));
    render(<ScatterChart {...size} xAxis={[{ min: 0, max: 2 }]} series={[{ data }]} />);
    expect(findAll('.MuiScatterChart-marker')).toHaveLength(1);
    cleanup();
    render(<BarChart {...size} yAxis={[{ max: 2 }]} series={[{ data: [4] }]} />);
    expect(find('.MuiBarElement-root').closest('[clip-path]')).not.toBeNull();
  },
);

claim(
  'only the first axis has a position by default; several on one side are next to each other',
  {
    'charts/axis': [
      'By default, only the first x-axis and the first y-axis are drawn, so set a position on the others.',
      'Several axes on the same side are placed next to each other.',
    ],
  },
  () => {
    const series = ['a', 'b'].map((yAxisId) => ({ yAxisId, data: [1, 2, 3, 4] }));
    const xAxis = [{ id: 'x', data: [0, 1, 2, 3], position: 'none' as const }];
    draw({ series, xAxis, yAxis: [{ id: 'a' }, { id: 'b' }] });
    expect(axes()).toEqual(['a translate(65, 0)']);
    draw({ series, xAxis, yAxis: [{ id: 'a' }, { id: 'b', position: 'left' }] });
    expect(axes()).toEqual(['a translate(110, 0)', 'b translate(65, 0)']);
  },
);

claim(
  'reverse, position and offset',
  {
    'charts/axis': [
      'reverse: true reverses the direction, and position moves the axis to the other side.',
      "other side | 'top' | 'right'",
      "hidden, taking up no space | 'none' | 'none'",
      'offset moves the axis by a number of pixels.',
    ],
  },
  () => {
    const series = [{ curve: 'linear' as const, data: [1, 2] }];
    const xAxis = [{ id: 'x', data: [0, 1], domainLimit: 'strict' as const }];
    const at = (x: object, y: object) => {
      draw({ series, xAxis: [{ ...xAxis[0], ...x }], yAxis: [{ id: 'y', ...y }] });
      return { axes: axes(), left: corners()[0]?.[0] };
    };
    const placed = ['x translate(0, 255)', 'y translate(65, 0)'];
    expect(at({}, {})).toEqual({ axes: placed, left: 65 });
    expect(at({ reverse: true }, {}).left).toBe(380);
    expect(at({ position: 'top' }, { position: 'right', offset: 10 }).axes).toEqual([
      'x translate(0, 45)',
      'y translate(345, 0)',
    ]);
    expect(at({}, { position: 'none' })).toEqual({ axes: placed.slice(0, 1), left: 20 });
  },
);

claim(
  'groups: neighbors with the same value share a label, and tickSize moves the row',
  {
    'charts/axis':
      'Each group has a `getValue` function, and adjacent items with the same value share one label.',
  },
  () => {
    const groups = [
      { getValue: (value: string) => value.slice(4) },
      { getValue: (value: string) => value.slice(0, 4), tickSize: 24 },
    ];
    const data = ['2024 1', '2024 2', '2025 1', '2025 2'];
    const xAxis = [{ scaleType: 'band' as const, data, groups }];
    render(<BarChart {...size} xAxis={xAxis} series={[{ data: [1, 2, 3, 4] }]} />);
    expect(ticksOf('X').map((label) => label.trim())).toEqual([
      '1',
      '2',
      '1',
      '2',
      '2024',
      '2025',
    ]);
    const rows = numbersOf('.MuiChartsAxis-directionX .MuiChartsAxis-tickLabel', 'y');
    expect([...new Set(rows)]).toEqual([9, 27]);
  },
);

claim(
  'hooks return the settings and the function that maps values to pixels',
  {
    'charts/axis':
      'useXAxis() and useYAxis() return the settings; useXScale() and useYScale() return a function that converts a value to a position in pixels.',
  },
  () => {
    let read: unknown[] = [];
    function Reader() {
      read = [useXAxis().data, useXScale<'linear'>()(0)];
      return null;
    }
    draw({ children: <Reader /> });
    expect(read).toEqual([[0, 1, 2, 3], 65]);
  },
);

claim(
  'with groups, all labels are rendered in full, whatever options format or omit others',
  {
    'charts/axis':
      'Group labels are always drawn in full: valueFormatter, tickLabelInterval, and tickSpacing have no effect on them.',
  },
  () => {
    const data = Array.from({ length: 80 }, (_, index) => `category ${index}`);
    const labels = (axis: object) => {
      cleanup();
      const xAxis = [{ scaleType: 'band' as const, data, ...axis }];
      render(<BarChart {...size} xAxis={xAxis} series={[{ data: data.map(() => 1) }]} />);
      return ticksOf('X').map((label) => label.trim());
    };
    const others = {
      valueFormatter: () => 'x',
      tickLabelInterval: () => false,
      tickSpacing: 100,
    };
    const groups = [{ getValue: (value: string) => value }];
    expect(labels({ groups, ...others })).toEqual(data);
    expect(labels({}).length).toBeLessThan(80);
    expect(labels({ tickSpacing: 100 }).length).toBeLessThan(5);
  },
);

claim(
  'tickLabelMinGap: 4 px by default',
  {
    'charts/axis':
      '`tickLabelMinGap` is the minimum gap between labels, 4 px by default.',
  },
  () => {
    const count = (axis: object) => {
      cleanup();
      const data = Array.from({ length: 100 }, (_, index) => index);
      const xAxis = [{ data, ...axis }];
      render(<BarChart {...size} xAxis={xAxis} series={[{ data }]} />);
      return ticksOf('X').length;
    };
    expect(count({ tickLabelMinGap: 4 })).toBe(count({}));
    expect(count({ tickLabelMinGap: 30 })).toBeLessThan(count({}));
  },
);

claim(
  'ordinalTimeTicks also determine the labels, and tickNumber suggests how many',
  {
    'charts/axis': [
      "derive ticks and labels from dates | ordinalTimeTicks: ['years', 'months', 'days']",
      'suggest the number of ticks | tickNumber | continuous scales, ordinalTimeTicks',
    ],
  },
  () => {
    const data = Array.from({ length: 48 }, (_, month) => new Date(2022, month, 1));
    const labels = (axis: object) => {
      cleanup();
      const ordinalTimeTicks: ('years' | 'quarterly' | 'months')[] = [
        'years',
        'quarterly',
        'months',
      ];
      const xAxis = [{ scaleType: 'band' as const, data, ordinalTimeTicks, ...axis }];
      render(<BarChart {...size} xAxis={xAxis} series={[{ data: data.map(() => 1) }]} />);
      return ticksOf('X');
    };
    const few = labels({ tickNumber: 3, valueFormatter: () => 'x' });
    expect(few).toEqual(['2023', '2024', '2025']);
    expect(labels({ tickNumber: 40 }).length).toBeGreaterThan(few.length);
  },
);
