/**
 * @jest-environment jsdom
 */
import { numbersOf, pointAt, readTooltip } from '../../support/components/chartDom';
import { BAR, boxesOfBars, drawBars } from '../../support/components/drawBars';
import { claim } from '../../support/content/claim';

claim(
  'null, a missing key and text leave a gap with an empty line; NaN hides every bar',
  {
    'charts/bars': [
      'null and missing keys leave a gap.',
      'The tooltip shows an empty value for the gap.',
      'To remove the row from the tooltip, return null from valueFormatter.',
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
      'With diverging, positive values are stacked above zero and negative ones below it.',
      'With none, values add up with their signs, so a negative value covers part of the bar below it.',
      'If several series set them, the last one takes precedence.',
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
  'without gaps between categories, bars touch; they have the order of the rows',
  {
    'charts/bars': [
      'The chart keeps the order of your data.',
      'Count the values yourself, and set categoryGapRatio:',
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
