/**
 * @jest-environment jsdom
 */
import { find } from '../../support/components/chartDom';
import { readHook } from '../../support/components/readHook';
import * as React from 'react';
import { cleanup, render } from '@testing-library/react';
import {
  getPieCoordinates,
  PieChart,
  usePieSeries,
  type PieChartProps,
} from '@mui/x-charts';
import { claim } from '../../support/content/claim';

function readInside<T>(useHook: () => T, props: Partial<PieChartProps> = {}): T {
  cleanup();
  return readHook(useHook, (reader) =>
    render(
      <PieChart
        width={400}
        height={300}
        hideLegend
        series={[{ data: [{ value: 1 }, { value: 3 }] }]}
        {...props}
      >
        {reader}
      </PieChart>,
    ),
  );
}

claim(
  'a series contains angles from the top, colors and formatted values',
  {
    'charts/pie-demo': [
      'usePieSeries() returns the angles, the color, and the formatted value of each slice.',
      'The angles are in radians, clockwise from the top.',
    ],
  },
  () => {
    const [series] = readInside(() => usePieSeries());
    expect(series?.data[0]).toMatchObject({
      startAngle: 0,
      endAngle: Math.PI / 2,
      formattedValue: '1',
      color: expect.stringMatching(/^#/) as string,
    });
  },
);

claim(
  'coordinates are the center and the largest radius, within the drawing area',
  {
    'charts/pie-demo':
      '`getPieCoordinates` returns the center and the largest radius of the pie within the drawing area.',
  },
  () => {
    expect(getPieCoordinates({}, { width: 400, height: 300 })).toEqual({
      cx: 200,
      cy: 150,
      availableRadius: 150,
    });
  },
);

claim(
  'slices keep the order of the data',
  {
    'charts/pie-demo':
      "The slices keep their order, because the default for sortingValues is 'none'.",
  },
  () => {
    const [series] = readInside(() => usePieSeries(), {
      series: [{ data: [{ value: 1 }, { value: 9 }, { value: 5 }] }],
    });
    const starts = series?.data.map(({ startAngle }) => startAngle) ?? [];
    expect(starts).toHaveLength(3);
    expect([...starts].sort((a, b) => a - b)).toEqual(starts);
  },
);

claim(
  'the legend lists every slice of every pie',
  {
    'charts/pie-demo':
      'The legend would list every slice of every pie, so the demo replaces it with a list of the categories.',
  },
  () => {
    const data = [
      { label: 'A', value: 1 },
      { label: 'B', value: 2 },
    ];
    readInside(() => null, { hideLegend: false, series: [{ data }, { data }] });
    expect(find('.MuiChartsLegend-root').querySelectorAll('li')).toHaveLength(4);
  },
);
