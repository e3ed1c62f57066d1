/**
 * @jest-environment jsdom
 */
import { clickAt, find } from '../../support/components/chartDom';
import * as React from 'react';
import { cleanup, render } from '@testing-library/react';
import { LineChart, type LineChartProps } from '@mui/x-charts';
import { claim } from '../../support/content/claim';

const size = { width: 400, height: 300, margin: 0, hideLegend: true };

claim(
  'onAxisClick also fires outside of the drawing area, with the series of the first x-axis',
  {
    'charts/lines':
      'onAxisClick | anywhere along the x-axis, including the axis itself | dataIndex, axisValue, and the values of the series on the first x-axis',
  },
  async () => {
    const onAxisClick = jest.fn<
      void,
      Parameters<NonNullable<LineChartProps['onAxisClick']>>
    >();
    render(
      <LineChart
        {...size}
        onAxisClick={onAxisClick}
        xAxis={[
          { id: 'a', data: [0, 10] },
          { id: 'b', data: [0, 10] },
        ]}
        series={[
          { id: 's', xAxisId: 'a', data: [1, 2] },
          { id: 'u', xAxisId: 'b', data: [3, 4] },
        ]}
      />,
    );
    const heardAt = async (x: number, y: number) => {
      onAxisClick.mockClear();
      await clickAt(x, y);
      return onAxisClick.mock.lastCall?.[1];
    };
    const first = { dataIndex: 0, axisValue: 0, seriesValues: { s: 1 } };
    const last = { dataIndex: 1, axisValue: 10, seriesValues: { s: 2 } };
    expect(await heardAt(100, 100)).toEqual(first);
    // Over the labels of the y-axis, and of the x-axis.
    expect(await heardAt(10, 100)).toEqual(first);
    expect(await heardAt(390, 295)).toEqual(last);
  },
);

claim(
  'on a band scale, every step curve reaches the outer edges unless it is strict',
  {
    'charts/lines':
      'On a band scale, a step curve extends to the outer edges of the first and the last band.',
  },
  () => {
    const ends = (
      curve: 'step' | 'stepBefore' | 'stepAfter',
      strictStepCurve: boolean,
    ) => {
      cleanup();
      render(
        <LineChart
          {...size}
          xAxis={[
            {
              scaleType: 'band',
              data: ['a', 'b'],
              categoryGapRatio: 0,
              position: 'none',
            },
          ]}
          yAxis={[{ position: 'none' }]}
          series={[{ curve, strictStepCurve, data: [1, 2] }]}
        />,
      );
      const path = find('.MuiLineElement-root').getAttribute('d') ?? '';
      const lefts = path.match(/(?<=[ML])[^,]+/g)?.map(Number) ?? [];
      return [Math.min(...lefts), Math.max(...lefts)];
    };
    for (const curve of ['step', 'stepBefore', 'stepAfter'] as const) {
      expect([curve, ends(curve, false)]).toEqual([curve, [0, 400]]);
      expect([curve, ends(curve, true)]).toEqual([curve, [100, 300]]);
    }
  },
);
