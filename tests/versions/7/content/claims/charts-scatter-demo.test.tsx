/**
 * @jest-environment jsdom
 */
import '../../support/chartDom';
import { readHook } from '../../support/readHook';
import * as React from 'react';
import { cleanup, render } from '@testing-library/react';
import {
  ScatterChart,
  unstable_useScatterSeries,
  useYScale,
  type ScatterChartProps,
} from '@mui/x-charts';

function useScatters() {
  const { series = {}, seriesOrder = [] } = unstable_useScatterSeries() ?? {};
  return seriesOrder.map((id) => series[id]);
}

function readInside<T>(useHook: () => T, props: Partial<ScatterChartProps> = {}): T {
  cleanup();
  return readHook(useHook, (reader) =>
    render(
      <ScatterChart
        width={400}
        height={300}
        margin={{ top: 0, right: 0, bottom: 0, left: 0 }}
        series={[{ data: [{ id: 'first', x: 1, y: 2 }] }]}
        {...props}
      >
        {reader}
      </ScatterChart>,
    ),
  );
}

test('a child reads the points; formatters get the whole point', () => {
  const [series] = readInside(() => useScatters());
  expect(series?.data).toEqual([{ id: 'first', x: 1, y: 2 }]);
  const formatter = jest.fn(() => 'text');
  const [own] = readInside(() => useScatters(), {
    series: [{ data: [{ id: 'first', x: 1, y: 2 }], valueFormatter: formatter }],
  });
  expect(own?.valueFormatter(own.data[0]!, { dataIndex: 0 })).toBe('text');
});

test('reverse puts the first row on top', () => {
  const scale = readInside(() => useYScale<'linear'>(), {
    yAxis: [{ min: -0.5, max: 2.5, reverse: true }],
  });
  expect(scale(0)).toBeLessThan(scale(1));
});
