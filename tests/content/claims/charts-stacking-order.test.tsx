/**
 * @jest-environment jsdom
 */
import { findAll } from '../../support/components/chartDom';
import * as React from 'react';
import { cleanup, render } from '@testing-library/react';
import { BarChart, type StackOrderType } from '@mui/x-charts';
import { claim } from '../../support/content/claim';

const size = { width: 400, height: 300, margin: 0, hideLegend: true };
const BAR = '.MuiBarElement-root';

/** Indices of the series from the lowest bar to the highest. */
function orderOf(values: number[], stackOrder: StackOrderType): number[] {
  cleanup();
  const series = values.map((value, id) => ({
    id,
    data: [value],
    stack: 's',
    stackOrder,
  }));
  render(<BarChart {...size} xAxis={[{ data: ['A'] }]} series={series} />);
  return findAll(BAR)
    .sort((a, b) => Number(b.getAttribute('y')) - Number(a.getAttribute('y')))
    .map((bar) => Number(bar.closest<HTMLElement>('[data-series]')?.dataset.series));
}

claim(
  'orders: the first series is the closest to zero, or the last with reverse',
  {
    'charts/stacking': [
      'A stack begins with the first series in the array.',
      "With stackOrder: 'reverse', the stack begins with the last one.",
    ],
  },
  () => {
    expect(orderOf([1, 3, 2], 'none')).toEqual([0, 1, 2]);
    expect(orderOf([1, 3, 2], 'reverse')).toEqual([2, 1, 0]);
    expect(orderOf([-1, -3, -2], 'none')).toEqual([2, 1, 0]);
  },
);

claim(
  'orders by size are correct with two series, and wrong with three',
  {
    'charts/stacking': [
      'In version 8.29.3, these values work with two series.',
      'With three or more series, most orders are wrong.',
    ],
    'charts/bars':
      'In version 8.29.3, ascending, descending, appearance, and insideOut can result in the wrong order if there are three or more series.',
  },
  () => {
    expect(orderOf([2, 1], 'ascending')).toEqual([1, 0]);
    expect(orderOf([1, 2], 'descending')).toEqual([1, 0]);
    // The right orders: 1, 2, 0 and twice the reverse.
    expect(orderOf([3, 1, 2], 'ascending')).toEqual([2, 0, 1]);
    expect(orderOf([1, 3, 2], 'descending')).toEqual([2, 0, 1]);
  },
);

claim(
  'of several orders, the one of the last series decides',
  {
    'charts/stacking':
      'If several series set them, the last of these series takes precedence.',
  },
  () => {
    const lowest = (...orders: (StackOrderType | undefined)[]) => {
      cleanup();
      const series = orders.map((stackOrder, id) => ({
        id,
        data: [1],
        stack: 's',
        ...(stackOrder && { stackOrder }),
      }));
      render(<BarChart {...size} xAxis={[{ data: ['A'] }]} series={series} />);
      const [bar] = findAll(BAR).sort(
        (a, b) => Number(b.getAttribute('y')) - Number(a.getAttribute('y')),
      );
      return bar?.closest<HTMLElement>('[data-series]')?.dataset.series;
    };
    expect(lowest('reverse', undefined)).toBe('1');
    expect(lowest(undefined, 'reverse')).toBe('1');
    expect(lowest('reverse', 'none')).toBe('0');
    expect(lowest('none', 'reverse')).toBe('1');
  },
);
