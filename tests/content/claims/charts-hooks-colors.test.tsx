/**
 * @jest-environment jsdom
 */
import '../../support/components/chartDom';
import { readHook } from '../../support/components/readHook';
import * as React from 'react';
import { cleanup, render } from '@testing-library/react';
import {
  LineChart,
  useChartGradientId,
  useChartGradientIdObjectBound,
  useYColorScale,
  useZAxes,
  useZColorScale,
  type LineChartProps,
} from '@mui/x-charts';
import { claim } from '../../support/content/claim';

type Chart = React.ComponentType<LineChartProps>;

function readInside<T>(
  useHook: () => T,
  props: Partial<LineChartProps> = {},
  Chart: Chart = LineChart,
): T {
  cleanup();
  return readHook(useHook, (reader) =>
    render(
      <Chart
        width={400}
        height={300}
        xAxis={[{ id: 'x', data: [1, 2] }]}
        yAxis={[{ id: 'left' }, { id: 'right', position: 'right' }]}
        series={[
          { id: 's', data: [1, 10], stack: 'a' },
          { id: 't', data: [2, 3], stack: 'a' },
        ]}
        {...props}
      >
        {reader}
      </Chart>,
    ),
  );
}

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => jest.restoreAllMocks());

claim(
  'color scales: undefined without a map, and without a z-axis',
  {
    'charts/hooks': [
      'useZColorScale throws in a chart without a z-axis.',
      'For an axis without a colorMap, all three hooks return undefined.',
    ],
  },
  () => {
    expect(readInside(() => useYColorScale())).toBeUndefined();
    expect(() => readInside(() => useZColorScale())).toThrow();
    expect(readInside(() => useZAxes().zAxisIds)).toEqual([]);
  },
);

claim(
  'gradients: of the whole chart, and of the shape only for a continuous map',
  {
    'charts/hooks': [
      "useChartGradientId(axisId) returns the id of an axis's gradient so that you can fill your own part with it:",
      'useChartGradientIdObjectBound(axisId) returns the id of a second gradient, which spans the shape itself, as in a legend.',
      'The second gradient exists only for a continuous colorMap.',
    ],
  },
  () => {
    const exist = (type: 'continuous' | 'piecewise') => {
      const colorMap =
        type === 'continuous'
          ? { type, min: 0, max: 10, color: ['red', 'blue'] as [string, string] }
          : { type, thresholds: [5], colors: ['red', 'blue'] };
      const ids = readInside(
        () => [useChartGradientId('left'), useChartGradientIdObjectBound('left')],
        { id: 'own', yAxis: [{ id: 'left', colorMap }] },
      );
      return ids.map((id) => document.getElementById(id) !== null);
    };
    expect(exist('continuous')).toEqual([true, true]);
    expect(exist('piecewise')).toEqual([true, false]);
  },
);
