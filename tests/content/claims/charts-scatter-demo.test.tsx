/**
 * @jest-environment jsdom
 */
import '../../support/components/chartDom';
import { readHook } from '../../support/components/readHook';
import * as React from 'react';
import { cleanup, render } from '@testing-library/react';
import {
  ScatterChart,
  useScatterSeries,
  useYScale,
  type ScatterChartProps,
} from '@mui/x-charts';
import { claim } from '../../support/content/claim';

function readInside<T>(useHook: () => T, props: Partial<ScatterChartProps> = {}): T {
  cleanup();
  return readHook(useHook, (reader) =>
    render(
      <ScatterChart
        width={400}
        height={300}
        margin={0}
        hideLegend
        series={[{ data: [{ id: 'first', x: 1, y: 2 }] }]}
        {...props}
      >
        {reader}
      </ScatterChart>,
    ),
  );
}

claim(
  'a child reads the points; formatters receive the whole point',
  {
    'charts/scatter-demo': [
      'A child of the chart reads the points with useScatterSeries()',
      'valueFormatter receives the complete data point',
    ],
  },
  () => {
    const [series] = readInside(() => useScatterSeries());
    expect(series?.data).toEqual([{ id: 'first', x: 1, y: 2 }]);
    const formatter = jest.fn(() => 'text');
    const [own] = readInside(() => useScatterSeries(), {
      series: [{ data: [{ id: 'first', x: 1, y: 2 }], valueFormatter: formatter }],
    });
    expect(own?.valueFormatter(own.data[0]!, { dataIndex: 0 })).toBe('text');
  },
);

claim(
  'reverse puts the first row on top',
  { 'charts/scatter-demo': '`reverse` puts the first row at the top.' },
  () => {
    const scale = readInside(() => useYScale<'linear'>(), {
      yAxis: [{ min: -0.5, max: 2.5, reverse: true }],
    });
    expect(scale(0)).toBeLessThan(scale(1));
  },
);
