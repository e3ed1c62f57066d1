/**
 * @jest-environment jsdom
 */
import {
  find,
  numbersOf,
  pointAt,
  readTooltip,
  ticksOf,
} from '../../support/components/chartDom';
import { BAR, boxesOfBars, drawBars } from '../../support/components/drawBars';
import { claim } from '../../support/content/claim';

claim(
  'null, a missing key and text leave a gap with an empty line; NaN hides every bar',
  {
    'charts/bars': [
      'null and missing keys leave a gap.',
      'The tooltip shows an empty value for it.',
      'To remove that row, return null from valueFormatter.',
      'A string leaves a gap and logs a warning.',
      'A single NaN hides all bars.',
    ],
  },
  async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    const rows = [{ m: 'a', v: 4 }, { m: 'b', v: null }, { m: 'c' }, { m: 'd', v: '7' }];
    const series = [{ dataKey: 'v', label: 'V' }];
    drawBars({ dataset: rows, xAxis: [{ dataKey: 'm' }], series });
    expect(boxesOfBars()).toHaveLength(1);
    for (const x of [150, 250, 350]) {
      await pointAt(x, 100);
      expect(readTooltip()?.[1]).toBe('V: ');
    }
    expect(warn.mock.calls.flat().join()).toContain('non-numerical element "7"');
    warn.mockRestore();

    drawBars({
      series: [
        { label: 'V', data: [4, null], valueFormatter: (v) => (v === null ? v : `${v}`) },
      ],
    });
    await pointAt(300, 100);
    expect(readTooltip()).toEqual(['B']);
    drawBars({ series: [{ data: [3, NaN] }] });
    expect(boxesOfBars()).toEqual([]);
  },
);

claim(
  'dataKey is a direct property',
  {
    'charts/bars':
      'dataKey does not reach into nested objects, so compute nested or derived values first.',
  },
  () => {
    const rows = [{ m: 'a', n: { v: 5 } }];
    drawBars({ dataset: rows, xAxis: [{ dataKey: 'm' }], series: [{ dataKey: 'n.v' }] });
    expect(boxesOfBars()).toEqual([]);
  },
);

claim(
  'offsets: diverging by default, none adds values with their signs, and the last series decides',
  {
    'charts/bars': [
      'stackOffset | diverging, none, expand, silhouette, wiggle | diverging',
      'With diverging, positive values go above zero and negative ones below.',
      'With none, values add up with their signs, so a negative value covers part of the bar below it.',
      'If several series set them, the last one applies.',
    ],
  },
  () => {
    type Offset = 'none' | 'diverging' | 'expand' | undefined;
    const tops = (first: Offset, last: Offset) => {
      const offsets = [first, last];
      const values = [[4], [-2]];
      drawBars({
        xAxis: [{ data: ['A'] }],
        series: values.map((data, index) => ({
          data,
          stack: 's',
          ...(offsets[index] && { stackOffset: offsets[index] }),
        })),
      });
      return numbersOf(BAR, 'y').map(Math.round);
    };
    const diverging = [0, 183];
    const signed = [0, 0];
    expect(tops(undefined, undefined)).toEqual(diverging);
    expect(tops('none', undefined)).toEqual(signed);
    expect(tops(undefined, 'none')).toEqual(signed);
    expect(tops('none', 'diverging')).toEqual(diverging);
    expect(tops('diverging', 'none')).toEqual(signed);
  },
);

claim(
  'the size of an axis: 45 and 25 px, 65 and 45 px with a label',
  {
    'charts/bars':
      'Reserve space with `width` on a y-axis (45 px by default, 65 px with a `label`) or `height` on an x-axis (25 px, or 45 px with a `label`).',
  },
  () => {
    const boxOf = (label?: string) => {
      const axis = label ? { label } : {};
      drawBars({ xAxis: [{ data: ['A'], categoryGapRatio: 0, ...axis }], yAxis: [axis] });
      return boxesOfBars()[0];
    };
    jest.spyOn(console, 'error').mockImplementation(() => {});
    expect(boxOf()).toEqual([45, 138, 355, 137]);
    expect(boxOf('Label')).toEqual([65, 128, 335, 127]);
    jest.restoreAllMocks();
  },
);

claim(
  'categories of a horizontal chart go downwards; reverse inverts them',
  {
    'charts/bars': [
      'Categories run from top to bottom, or from left to right.',
      'Set reverse: true on the axis to reverse the order.',
    ],
  },
  () => {
    const tops = (reverse: boolean) => {
      const yAxis = [{ data: ['A', 'B'], reverse }];
      drawBars({ layout: 'horizontal', xAxis: [{ position: 'none' }], yAxis });
      return numbersOf(BAR, 'y');
    };
    expect(tops(false)[0]).toBeLessThan(tops(false)[1] ?? 0);
    expect(tops(true)[0]).toBeGreaterThan(tops(true)[1] ?? 0);
  },
);

claim(
  'axis formatters: locations, line breaks, intervals',
  {
    'charts/bars': [
      "'tick': a label on the axis, where space is short;",
      "'tooltip': the heading of the tooltip, which has room for the exact value;",
      'choose the categories that get a tick | tickInterval, an array of values or a function',
      'choose the ticks that get a label | tickLabelInterval, a function of value and index',
      'keep ticks apart | tickSpacing, in pixels',
      "To split a label into two lines, return a line break ('\\n') from the formatter",
    ],
  },
  async () => {
    const received = new Set<string>();
    const valueFormatter = (value: string, { location }: { location: string }) => {
      received.add(location);
      return `${value}\nx`;
    };
    drawBars({ xAxis: [{ data: ['A', 'B'], valueFormatter }] });
    await pointAt(100, 100);
    expect([...received]).toEqual(['tick', 'tooltip']);
    expect(find('.MuiChartsAxis-tickLabel').querySelectorAll('tspan')).toHaveLength(2);

    const data = ['A', 'B', 'C', 'D'];
    const labels = (axis: object) => {
      drawBars({ xAxis: [{ data, ...axis }], series: [{ data: [1, 2, 3, 4] }] });
      return ticksOf('X');
    };
    expect(labels({ tickInterval: ['B'] })).toEqual(['B']);
    expect(labels({ tickInterval: (_: string, i: number) => i % 2 === 1 })).toEqual([
      'B',
      'D',
    ]);
    expect(labels({ tickLabelInterval: (v: string) => v !== 'A' })).toEqual([
      'B',
      'C',
      'D',
    ]);
    expect(labels({ tickSpacing: 150 })).toEqual(['A', 'C']);
  },
);

claim(
  'limits: rounded and including zero, strict, or defined at both ends',
  {
    'charts/bars': [
      'The value axis includes zero and ends at a round number.',
      "With domainLimit: 'strict', it ends at the largest value.",
      'A function as domainLimit receives both ends and returns new ones.',
    ],
  },
  () => {
    const topOf = (axis: object) => {
      drawBars({ yAxis: [{ position: 'none', ...axis }], series: [{ data: [17, 33] }] });
      return boxesOfBars()[1]?.[1];
    };
    expect(topOf({ domainLimit: 'strict' })).toBe(0);
    expect(topOf({})).toBe(Math.round(275 * (2 / 35)));
    const domainLimit = jest.fn((min, max) => ({ min, max: max * 2 }));
    expect(topOf({ domainLimit })).toBe(138);
    expect(domainLimit).toHaveBeenLastCalledWith(0, 33);
  },
);

claim(
  'only a band scale shows bars',
  {
    'charts/bars': [
      'With any other scaleType, the chart throws.',
      'A band scale spaces all values equally, including numbers and dates.',
    ],
  },
  () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    for (const scaleType of ['linear', 'point', 'time'] as const)
      expect(() => drawBars({ xAxis: [{ scaleType, data: [1, 2] }] })).toThrow(
        'type "band"',
      );
    jest.restoreAllMocks();
    drawBars({ xAxis: [{ data: [1, 2, 10] }], series: [{ data: [1, 1, 1] }] });
    const [first = 0, second = 0, third = 0] = numbersOf(BAR, 'x');
    expect(third - second).toBeCloseTo(second - first);
  },
);

claim(
  'without gaps between categories, bars touch; they have the order of the rows',
  {
    'charts/bars': [
      'The chart keeps the order of your data.',
      'Count them yourself, and set categoryGapRatio:',
    ],
  },
  () => {
    drawBars({
      dataset: [
        { k: 'Z', v: 1 },
        { k: 'A', v: 3 },
      ],
      xAxis: [{ dataKey: 'k', categoryGapRatio: 0 }],
      series: [{ dataKey: 'v' }],
    });
    const [first, second] = boxesOfBars();
    expect((first?.[0] ?? 0) + (first?.[2] ?? 0)).toBe(second?.[0]);
    expect(first?.[3]).toBeLessThan(second?.[3] ?? 0);
  },
);
