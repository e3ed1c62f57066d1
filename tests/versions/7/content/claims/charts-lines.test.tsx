/**
 * @jest-environment jsdom
 */
import { clickAt, find, findAll } from '../../support/chartDom';
import * as React from 'react';
import { cleanup, render } from '@testing-library/react';
import { LineChart, type LineChartProps } from '@mui/x-charts';

const MARK = '.MuiMarkElement-root';
const straight = { curve: 'linear' } as const;

function draw(props: Partial<LineChartProps>) {
  cleanup();
  const made = {
    width: 400,
    height: 300,
    margin: { top: 0, right: 0, bottom: 0, left: 0 },
    leftAxis: null,
    bottomAxis: null,
    skipAnimation: true,
    slotProps: { legend: { hidden: true } },
    xAxis: [{ data: [0, 1, 2, 3], domainLimit: 'strict' as const }],
    yAxis: [{}],
    series: [{ data: [1, 2, 3, 4] }],
    ...props,
  };
  render(<LineChart {...made} />);
}

const pathOf = (part: 'Line' | 'Area'): string =>
  find(`.Mui${part}Element-root`).getAttribute('d') ?? '';

/** Positions of the points that straight pieces of the line connect. */
const cornersOf = (path: string): number[][] =>
  path
    .split(/[MLZ]/)
    .filter(Boolean)
    .map((point) => point.split(',').map((value) => Math.round(Number(value))));

test('text needs a point or band scale', () => {
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
});

test('baseline: the lower end of the axis, the upper end, or a number', () => {
  const edges = (baseline: 'min' | 'max' | number) => {
    const yAxis = [{ min: 0, max: 100 }];
    draw({
      yAxis,
      series: [{ ...straight, area: true, baseline, data: [10, 20, 30, 40] }],
    });
    return cornersOf(pathOf('Area')).at(-1);
  };
  expect(edges('min')).toEqual([0, 300]);
  expect(edges('max')).toEqual([0, 0]);
  expect(edges(50)).toEqual([0, 150]);
});

test('baseline replaces the lower edge of a stacked area', () => {
  const ends = (baseline?: 'min') => {
    const shared = { ...straight, area: true, stack: 's', ...(baseline && { baseline }) };
    const series = [[1], [1]].map((data) => ({ ...shared, data }));
    draw({ series, xAxis: [{ scaleType: 'point', data: ['a'] }] });
    return findAll('.MuiAreaElement-root').map(
      (area) => cornersOf(area.getAttribute('d') ?? '').at(-1)?.[1],
    );
  };
  expect(new Set(ends()).size).toBe(2);
  expect(ends('min')).toEqual([300, 300]);
});

test('monotoneX stays between its points, natural does not', () => {
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
});

test('a click on a part reaches onAxisClick first, with the closest point', async () => {
  const heard: unknown[] = [];
  const hear = (name: string) => (_: unknown, item: { dataIndex?: number } | null) =>
    heard.push(`${name} ${item?.dataIndex}`);
  draw({
    series: [{ id: 's', area: true, data: [1, 2, 3, 4] }],
    onMarkClick: hear('mark'),
    onLineClick: hear('line'),
    onAreaClick: hear('area'),
    onAxisClick: hear('axis'),
  });
  await clickAt(120, 100, find(MARK));
  await clickAt(120, 100, find('.MuiLineElement-root'));
  await clickAt(120, 100, find('.MuiAreaElement-root'));
  await clickAt(210, 100);
  expect(heard).toEqual([
    'axis 1',
    'mark 0',
    'axis 1',
    'line undefined',
    'axis 1',
    'area undefined',
    'axis 2',
  ]);
});
