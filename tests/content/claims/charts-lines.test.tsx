/**
 * @jest-environment jsdom
 */
import {
  clickAt,
  find,
  findAll,
  numbersOf,
  pointAt,
  press,
  readTooltip,
  ticksOf,
} from '../../support/components/chartDom';
import * as React from 'react';
import { cleanup, render } from '@testing-library/react';
import { LineChart, type LineChartProps } from '@mui/x-charts';
import { claim } from '../../support/content/claim';

const MARK = '.MuiMarkElement-root';
const HIGHLIGHT = '.MuiHighlightElement-root';
const straight = { curve: 'linear' } as const;

function draw(props: Partial<LineChartProps>) {
  cleanup();
  const made = {
    width: 400,
    height: 300,
    margin: 0,
    hideLegend: true,
    xAxis: [
      { data: [0, 1, 2, 3], position: 'none' as const, domainLimit: 'strict' as const },
    ],
    yAxis: [{ position: 'none' as const }],
    series: [{ data: [1, 2, 3, 4] }],
    ...props,
  };
  render(<LineChart {...made} />);
}

const pathOf = (part: 'Line' | 'Area'): string =>
  find(`.Mui${part}Element-root`).getAttribute('d') ?? '';

/** The points that the straight segments of the line connect. */
const cornersOf = (path: string): number[][] =>
  path
    .split(/[MLZ]/)
    .filter(Boolean)
    .map((point) => point.split(',').map((value) => Math.round(Number(value))));

claim(
  'text needs a point or band scale',
  {
    'charts/lines': [
      "For the names of months or days, set scaleType: 'point'.",
      'Otherwise, the chart shows axes but no lines.',
      "text, in a chart that also has bars | 'band' | equal, each in the middle of its band",
    ],
  },
  () => {
    const series = [{ data: [1, 2] }];
    draw({ series, xAxis: [{ data: ['a', 'b'] }] });
    expect(pathOf('Line')).toContain('NaN');
    expect(findAll(MARK)).toHaveLength(0);
    draw({
      series: [{ ...straight, data: [1, 2] }],
      xAxis: [{ scaleType: 'point', data: ['a', 'b'] }],
    });
    expect(cornersOf(pathOf('Line')).map(([x]) => x)).toEqual([0, 400]);
    draw({
      series: [{ ...straight, data: [1, 2] }],
      xAxis: [{ scaleType: 'band', data: ['a', 'b'] }],
    });
    expect(cornersOf(pathOf('Line')).map(([x]) => x)).toEqual([100, 300]);
  },
);

claim(
  'null breaks the line, or is bridged; an isolated point has only its mark',
  {
    'charts/lines': [
      'null breaks the line.',
      'connectNulls: true draws the line across the gap.',
      'A point with gaps on both sides has no line and is invisible without its mark.',
    ],
  },
  () => {
    const data = [1, null, 3, null];
    draw({ series: [{ ...straight, data: [1, null, 3, 4] }] });
    expect(pathOf('Line').split('M')).toHaveLength(3);
    expect(findAll(MARK)).toHaveLength(3);
    draw({ series: [{ ...straight, data: [1, null, 3, 4], connectNulls: true }] });
    expect(cornersOf(pathOf('Line'))).toHaveLength(3);
    draw({ series: [{ ...straight, data }] });
    expect(pathOf('Line')).not.toContain('L');
    expect(numbersOf(MARK, 'data-index')).toEqual([0, 2]);
  },
);

claim(
  'null is passed to the formatter, which names the gap or hides the series',
  {
    'charts/lines': [
      'valueFormatter also receives null.',
      'Return text to explain the gap, or null to omit the series from the tooltip.',
    ],
  },
  async () => {
    const data = [1, null, 3, 4];
    draw({
      series: [
        {
          label: 'A',
          data,
          valueFormatter: (value) => `${value}`.replace('null', 'gap'),
        },
        {
          label: 'B',
          data,
          valueFormatter: (value) => (value === null ? value : `${value}`),
        },
      ],
    });
    await pointAt(133, 100);
    expect(readTooltip()).toEqual(['1', 'A: gap']);
  },
);

claim(
  'marks: every point, none, or selected ones; the pointer shows its own dot',
  {
    'charts/lines': [
      'Every point has a mark by default.',
      'If showMark is a function, only the points for which it returns true have a mark.',
      'A hovered point gets a dot even without a mark.',
      'To turn the dot off, set disableHighlight on a series or disableLineItemHighlight on the chart.',
    ],
  },
  async () => {
    draw({});
    expect(findAll(MARK)).toHaveLength(4);
    draw({ series: [{ data: [1, 2, 3, 4], showMark: ({ index }) => index === 2 }] });
    expect(numbersOf(MARK, 'data-index')).toEqual([2]);
    const dots = async (props: Partial<LineChartProps>) => {
      draw(props);
      await pointAt(0, 100);
      return findAll(HIGHLIGHT).length;
    };
    const series = { data: [1, 2, 3, 4], showMark: false };
    expect(await dots({ series: [series] })).toBe(1);
    expect(await dots({ series: [{ ...series, disableHighlight: true }] })).toBe(0);
    expect(await dots({ series: [series], disableLineItemHighlight: true })).toBe(0);
  },
);

claim(
  'the y-axis need not include zero, unless an area extends to it',
  {
    'charts/lines': [
      'The y-axis starts at zero only if a value is near zero.',
      'The axis extends to zero or to a baseline that is a number.',
      "With 'min' or 'max', the axis depends only on the values.",
    ],
  },
  () => {
    const ticks = (area: object) => {
      draw({ yAxis: [{}], series: [{ data: [51, 52, 63, 59], ...area }] });
      return ticksOf('Y').slice(1, 3);
    };
    expect(ticks({})).toEqual(['52', '54']);
    expect(ticks({ area: true })).toEqual(['10', '20']);
    expect(ticks({ area: true, baseline: 'min' })).toEqual(['52', '54']);
    expect(ticks({ area: true, baseline: 'max' })).toEqual(['52', '54']);
    expect(ticks({ area: true, baseline: 50 })).toEqual(['10', '20']);
  },
);

claim(
  'baseline: the lower end of the axis, the upper end, or a number',
  {
    'charts/lines':
      "`'min'` for the lower end of the axis, `'max'` for the upper end, or a number.",
  },
  () => {
    const edges = (baseline: 'min' | 'max' | number) => {
      const yAxis = [{ position: 'none' as const, min: 0, max: 100 }];
      draw({
        yAxis,
        series: [{ ...straight, area: true, baseline, data: [10, 20, 30, 40] }],
      });
      return cornersOf(pathOf('Area')).at(-1);
    };
    expect(edges('min')).toEqual([0, 300]);
    expect(edges('max')).toEqual([0, 0]);
    expect(edges(50)).toEqual([0, 150]);
  },
);

claim(
  'baseline replaces the lower edge of a stacked area',
  {
    'charts/lines': [
      'Do not set baseline on stacked areas.',
      "It replaces each area's lower edge, which is the top of the series below.",
    ],
  },
  () => {
    const ends = (baseline?: 'min') => {
      const shared = {
        ...straight,
        area: true,
        stack: 's',
        ...(baseline && { baseline }),
      };
      const series = [[1], [1]].map((data) => ({ ...shared, data }));
      draw({ series, xAxis: [{ scaleType: 'point', data: ['a'], position: 'none' }] });
      return findAll('.MuiAreaElement-root').map(
        (area) => cornersOf(area.getAttribute('d') ?? '').at(-1)?.[1],
      );
    };
    expect(new Set(ends()).size).toBe(2);
    expect(ends('min')).toEqual([300, 300]);
  },
);

claim(
  'monotoneX stays between its points, natural does not',
  {
    'charts/lines': [
      'The default, monotoneX, is smooth and never goes above or below the two points that it connects.',
      'natural, catmullRom | soft shapes; the curves can overshoot the values',
    ],
  },
  () => {
    const highest = (curve: 'monotoneX' | 'natural') => {
      draw({ series: [{ curve, data: [0, 10, 10, 0] }] });
      const heights = [...pathOf('Line').matchAll(/,(-?[\d.]+)/g)].map(([, y]) =>
        Number(y),
      );
      return Math.min(...heights);
    };
    expect(highest('monotoneX')).toBe(0);
    expect(highest('natural')).toBeLessThan(0);
    draw({ series: [{ data: [0, 10, 10, 0] }] });
    const path = pathOf('Line');
    draw({ series: [{ data: [0, 10, 10, 0], curve: 'monotoneX' }] });
    expect(pathOf('Line')).toBe(path);
  },
);

claim(
  'a click on a part fires onAxisClick first, with the closest point',
  {
    'charts/lines':
      'onAxisClick receives the point closest to the pointer along the x-axis. It is also called when users click marks, lines, and areas, before the other callbacks.',
  },
  async () => {
    const received: unknown[] = [];
    const record = (name: string) => (_: unknown, item: { dataIndex?: number } | null) =>
      received.push(`${name} ${item?.dataIndex}`);
    draw({
      series: [{ id: 's', area: true, data: [1, 2, 3, 4] }],
      onMarkClick: record('mark'),
      onLineClick: record('line'),
      onAreaClick: record('area'),
      onAxisClick: record('axis'),
    });
    await clickAt(120, 100, find(MARK));
    await clickAt(120, 100, find('.MuiLineElement-root'));
    await clickAt(120, 100, find('.MuiAreaElement-root'));
    await clickAt(210, 100);
    expect(received).toEqual([
      'axis 1',
      'mark 0',
      'axis 1',
      'line undefined',
      'axis 1',
      'area undefined',
      'axis 2',
    ]);
  },
);

claim(
  'the keyboard opens a tooltip only with the trigger item',
  {
    'charts/lines':
      "To let users open the tooltip with the keyboard, set slotProps={{ tooltip: { trigger: 'item' } }}.",
  },
  async () => {
    const walk = async (props: Partial<LineChartProps>) => {
      const series = [
        { label: 'S', data: [1, 2, 3, 4] },
        { label: 'U', data: [5, 6, 7, 8] },
      ];
      draw({ ...props, series, enableKeyboardNavigation: true });
      find('.MuiChartsSurface-root').focus();
      const read: (string[] | null)[] = [];
      for (const key of [
        'ArrowRight',
        'ArrowRight',
        'ArrowDown',
        'ArrowLeft',
        'ArrowUp',
      ]) {
        await press(key);
        read.push(readTooltip());
      }
      return read.flat();
    };
    expect(await walk({})).toEqual([null, null, null, null, null]);
    expect(findAll('.MuiChartsAxisHighlight-root')).toHaveLength(1);
    const trigger = { slotProps: { tooltip: { trigger: 'item' } } } as const;
    expect(await walk(trigger)).toEqual(['S: 1', 'S: 2', 'U: 6', 'U: 5', 'S: 1']);
  },
);

claim(
  'a series with its own axis; an axis that is too short logs an error, and throws with an area',
  {
    'charts/lines':
      'In version 8.29.3, the chart logs an error in development if an axis has fewer positions than the longest series has values. With `area`, the chart throws an error.',
  },
  async () => {
    const day = { min: 0, max: 10, position: 'none' as const };
    const first = { ...day, id: 'a', data: [0, 5, 10] };
    const lines = (area: boolean, data: number[]) =>
      draw({
        xAxis: [first, { ...day, id: 'b', data }],
        series: [
          { ...straight, xAxisId: 'a', label: 'S', data: [1, 2, 3] },
          { ...straight, xAxisId: 'b', label: 'U', area, data: data.map(() => 2) },
        ],
      });
    lines(false, [1, 3, 8]);
    const [, own] = findAll('.MuiLineElement-root');
    expect(cornersOf(own?.getAttribute('d') ?? '').map(([x]) => x)).toEqual([
      40, 120, 320,
    ]);
    await pointAt(150, 100);
    expect(readTooltip()).toEqual(['5', 'S: 2', '3', 'U: 2']);

    const error = jest.spyOn(console, 'error').mockImplementation(() => {});
    lines(false, [1, 8]);
    expect(error.mock.calls.flat().join(' ')).toContain(
      'lower than the length of series',
    );
    expect(() => lines(true, [1, 8])).toThrow('lower than the length of series');
    error.mockRestore();
  },
);
