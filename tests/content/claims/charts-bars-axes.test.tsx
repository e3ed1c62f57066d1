/**
 * @jest-environment jsdom
 */
import { find, numbersOf, pointAt, ticksOf } from '../../support/components/chartDom';
import { BAR, boxesOfBars, drawBars } from '../../support/components/drawBars';
import { claim } from '../../support/content/claim';

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
      'Categories run from top to bottom on a y-axis and from left to right on an x-axis.',
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
      'choose which categories have a tick | tickInterval, an array of values or a function',
      'choose which ticks have a label | tickLabelInterval, a function of the value and the index',
      'keep ticks apart | tickSpacing, in pixels',
      "To split a label into two lines, include a line break ('\\n') in the text that the formatter returns",
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
      'By default, the value axis includes zero and ends at a round number.',
      "With domainLimit: 'strict', the axis ends at the largest value.",
      'If domainLimit is a function, it receives both ends of the axis and returns new ends.',
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
      'With any other scaleType, the chart throws an error.',
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
