/**
 * @jest-environment jsdom
 */
import { find, findAll, ticksOf } from '../../support/chartDom';
import * as React from 'react';
import { cleanup, render } from '@testing-library/react';
import { LineChart, type LineChartProps } from '@mui/x-charts';

function draw(props: Partial<LineChartProps>) {
  cleanup();
  const made = {
    width: 400,
    height: 300,
    skipAnimation: true,
    slotProps: { legend: { hidden: true } },
    xAxis: [{ data: [0, 1, 2, 3], domainLimit: 'strict' as const }],
    series: [{ curve: 'linear' as const, data: [1, 2, 3, 4] }],
    ...props,
  };
  render(<LineChart {...made} />);
}

const corners = (): number[][] =>
  (find('.MuiLineElement-root').getAttribute('d') ?? '')
    .split(/[MLZ]/)
    .filter(Boolean)
    .map((point) => point.split(',').map((value) => Math.round(Number(value))));
const axes = (): (string | null)[] =>
  findAll('.MuiChartsAxis-root').map((axis) => axis.getAttribute('transform'));

test('50 px stay free on each side, for the axes', () => {
  draw({});
  expect(axes().sort()).toEqual(['translate(0, 250)', 'translate(50, 0)']);
  expect(corners()[0]?.[0]).toBe(50);
  expect(corners()[3]?.[0]).toBe(350);
});

test('the label of a y-axis stands 28 px from its line', () => {
  draw({ yAxis: [{ label: 'Cells' }] });
  expect(find('.MuiChartsAxis-label text').getAttribute('x')).toBe('-28');
});

test('a logarithmic axis: zero breaks the line; null does with no min', () => {
  const yAxis = [{ scaleType: 'log' as const }];
  draw({ yAxis, series: [{ data: [1, 10, 100, 10000] }] });
  expect(ticksOf('Y')).toEqual(['1', '10', '100', '1k', '10k']);
  for (const data of [
    [1, 0, 100, 10000],
    [1, null, 100, 10000],
  ]) {
    draw({ yAxis, series: [{ data }] });
    expect(find('.MuiLineElement-root').getAttribute('d')).toContain('NaN');
  }
  draw({ yAxis: [{ ...yAxis[0], min: 1 }], series: [{ data: [1, null, 100, 10000] }] });
  expect(find('.MuiLineElement-root').getAttribute('d')).not.toContain('NaN');
});

test('limits: round values, those of the data, or from a function', () => {
  const ends = (axis: object) => {
    draw({
      yAxis: [axis],
      series: [{ curve: 'linear', data: [13, 87] }],
      xAxis: [{ data: [0, 1] }],
    });
    return corners().map(([, y]) => y);
  };
  expect(ends({ domainLimit: 'strict' })).toEqual([250, 50]);
  expect(ends({ min: 13, max: 87 })).toEqual([250, 50]);
  expect(
    ends({ domainLimit: (min: number, max: number) => ({ min: min - 74, max }) }),
  ).toEqual([150, 50]);
  const [low = 0, high = 0] = ends({});
  expect(low < 250 && high > 50).toBe(true);
});

test('a min above the smallest value needs no max', () => {
  draw({ yAxis: [{ min: 2 }] });
  expect(ticksOf('Y')[0]).toBe('2.0');
});

test('sides: the first axes at the bottom and on the left, null for none, ids for others', () => {
  const yAxis = [{ id: 'a' }, { id: 'b', min: 0, max: 1 }];
  draw({ yAxis });
  expect(axes()).toHaveLength(2);
  draw({ yAxis, leftAxis: null, bottomAxis: null });
  expect(axes()).toEqual([]);
  draw({ yAxis, rightAxis: 'b', topAxis: {} });
  expect(axes()).toContain('translate(350, 0)');
  expect(axes()).toContain('translate(0, 50)');
  expect(() => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    draw({ yAxis, rightAxis: 'c' });
  }).toThrow('id used for right axis "c" is not defined');
  jest.restoreAllMocks();
});

test('reverse turns an axis', () => {
  draw({ xAxis: [{ data: [0, 1, 2, 3], domainLimit: 'strict', reverse: true }] });
  expect(corners()[0]?.[0]).toBe(350);
});
