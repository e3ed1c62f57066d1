/**
 * @jest-environment jsdom
 */
import { find, numbersOf, pointAt, readTooltip, ticksOf } from '../../support/chartDom';
import { BAR, boxesOfBars, drawBars } from '../../support/drawBars';

test('categories of a horizontal chart run down; reverse turns them', () => {
  const tops = (reverse: boolean) => {
    const yAxis = [{ scaleType: 'band' as const, data: ['A', 'B'], reverse }];
    drawBars({ layout: 'horizontal', xAxis: undefined, yAxis });
    return numbersOf(BAR, 'y');
  };
  expect(tops(false)[0]).toBeLessThan(tops(false)[1] ?? 0);
  expect(tops(true)[0]).toBeGreaterThan(tops(true)[1] ?? 0);
});

test('axis formatters: locations, line breaks, intervals', async () => {
  const heard = new Set<string>();
  const valueFormatter = (value: string, { location }: { location: string }) => {
    heard.add(location);
    return `${value}\nx`;
  };
  drawBars({ xAxis: [{ scaleType: 'band', data: ['A', 'B'], valueFormatter }] });
  await pointAt(100, 100);
  expect([...heard]).toEqual(['tick', 'tooltip']);
  expect(find('.MuiChartsAxis-tickLabel').querySelectorAll('tspan')).toHaveLength(2);

  const data = ['A', 'B', 'C', 'D'];
  const labels = (axis: object) => {
    drawBars({
      xAxis: [{ scaleType: 'band', data, ...axis }],
      series: [{ data: [1, 2, 3, 4] }],
    });
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
});

test('limits: round and with zero, strict, or from both ends', () => {
  const topOf = (axis: object) => {
    drawBars({ yAxis: [axis], series: [{ data: [17, 33] }] });
    return boxesOfBars()[1]?.[1];
  };
  expect(topOf({ domainLimit: 'strict' })).toBe(0);
  expect(topOf({})).toBe(Math.round(275 * (2 / 35)));
  const domainLimit = jest.fn((min, max) => ({ min, max: max * 2 }));
  expect(topOf({ domainLimit })).toBe(138);
  expect(domainLimit).toHaveBeenLastCalledWith(0, 33);
});

test('without gaps between categories, bars touch; the order is that of the rows', () => {
  drawBars({
    dataset: [
      { k: 'Z', v: 1 },
      { k: 'A', v: 3 },
    ],
    xAxis: [{ scaleType: 'band', dataKey: 'k', ...{ categoryGapRatio: 0 } }],
    series: [{ dataKey: 'v' }],
  });
  const [first, second] = boxesOfBars();
  expect((first?.[0] ?? 0) + (first?.[2] ?? 0)).toBe(second?.[0]);
  expect(first?.[3]).toBeLessThan(second?.[3] ?? 0);
});

test('a null of data is a gap with an empty line; a dataset makes zeros of what is no number', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  drawBars({ series: [{ label: 'V', data: [4, null] }] });
  await pointAt(300, 100);
  expect(readTooltip()).toEqual(['B', 'V: ']);
  drawBars({
    series: [
      { label: 'V', data: [4, null], valueFormatter: (v) => (v === null ? v : `${v}`) },
    ],
  });
  await pointAt(300, 100);
  expect(readTooltip()).toEqual(['B']);
  const rows = [{ m: 'a', v: 4 }, { m: 'b', v: null }, { m: 'c' }, { m: 'd', v: 'x' }];
  const series = [{ dataKey: 'v', label: 'V' }];
  drawBars({ dataset: rows, xAxis: [{ scaleType: 'band', dataKey: 'm' }], series });
  for (const x of [150, 250, 350]) {
    await pointAt(x, 100);
    expect(readTooltip()?.[1]).toBe('V: 0');
  }
  expect(warn.mock.calls.flat().join()).toContain('nonnumerical');
  warn.mockRestore();
});

test('only a band scale shows bars, at equal distances', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  for (const scaleType of [undefined, 'linear', 'point', 'time'] as const)
    expect(() =>
      drawBars({ xAxis: [{ ...(scaleType && { scaleType }), data: [1, 2] }] }),
    ).toThrow('type "band"');
  jest.restoreAllMocks();
  drawBars({
    xAxis: [{ scaleType: 'band', data: [1, 2, 10] }],
    series: [{ data: [1, 1, 1] }],
  });
  const [first = 0, second = 0, third = 0] = numbersOf(BAR, 'x');
  expect(third - second).toBeCloseTo(second - first);
});

test('a minimum above zero needs no maximum', () => {
  drawBars({ yAxis: [{ min: 10 }], series: [{ data: [15, 20] }] });
  expect(boxesOfBars()[1]?.[1]).toBe(0);
});

test('orders of three series', () => {
  const order = (stackOrder: 'ascending' | 'descending') => {
    drawBars({
      xAxis: [{ scaleType: 'band', data: ['A'] }],
      series: [5, 1, 3].map((value) => ({ data: [value], stack: 's', stackOrder })),
    });
    return numbersOf(BAR, 'y').map((y) => Math.round(y / 25));
  };
  const [five, one, three] = order('ascending');
  expect([one! > three!, three! > five!]).toEqual([true, true]);
  const [largest, least, middle] = order('descending');
  expect([largest! > middle!, middle! > least!]).toEqual([true, true]);
});

test('without an x-axis, categories are numbered', () => {
  drawBars({ xAxis: undefined });
  expect(ticksOf('X')).toEqual(['0', '1']);
});
