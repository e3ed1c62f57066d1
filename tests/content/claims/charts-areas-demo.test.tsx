/**
 * @jest-environment jsdom
 */
import { find, pointAt, readTooltip } from '../../support/components/chartDom';
import * as React from 'react';
import { cleanup, render } from '@testing-library/react';
import { LineChart, type LineChartProps, type LineSeries } from '@mui/x-charts';
import ForecastBand from '../../../docs/charts/areas-demo/ForecastBand';
import { claim } from '../../support/content/claim';

const AREA = '.MuiAreaElement-root';

function draw(series: Partial<LineSeries>, yAxis: object = {}, props: object = {}) {
  cleanup();
  const made: LineChartProps = {
    width: 400,
    height: 300,
    margin: 0,
    hideLegend: true,
    xAxis: [{ data: [0, 1], position: 'none' }],
    yAxis: [{ min: -10, max: 10, position: 'none', ...yAxis }],
    series: [{ data: [5, 5], area: true, curve: 'linear', ...series }],
  };
  render(<LineChart {...made} {...props} />);
}

const shape = () => find(AREA).getAttribute('d');

claim(
  'the baseline is zero by default, a number, or either end of the axis',
  { 'charts/areas-demo': 'Zero is the default `baseline`' },
  () => {
    draw({});
    expect(shape()).toBe('M0,75L400,75L400,150L0,150Z');
    draw({ baseline: 0 });
    expect(shape()).toBe('M0,75L400,75L400,150L0,150Z');
    draw({ baseline: -5 });
    expect(shape()).toContain('L400,225');
    draw({ baseline: 'min' });
    expect(shape()).toContain('L400,300');
    draw({ baseline: 'max' });
    expect(shape()).toContain('L400,0');
  },
);

claim(
  'with reverse, the smallest value is on top',
  {
    'charts/areas-demo':
      "With reverse on the y-axis, values increase downward. baseline: 'min' starts the area at the smallest value of the axis, which is then at the top.",
  },
  () => {
    draw({ baseline: 'min' }, { reverse: true });
    expect(shape()).toBe('M0,225L400,225L400,0L0,0Z');
  },
);

claim(
  'two stacked series form a band, and null is not in the tooltip',
  {
    'charts/areas-demo': [
      'The band consists of two stacked series: a transparent one that extends up to the lower limit, and one whose area shows the difference between the limits.',
      'The first valueFormatter returns null, which keeps the lower limit out of the tooltip.',
    ],
  },
  async () => {
    draw(
      {},
      {},
      {
        series: [
          { data: [2, 2], stack: 's', valueFormatter: () => null },
          { data: [3, 3], stack: 's', area: true, curve: 'linear', label: 'Range' },
        ],
      },
    );
    expect(shape()).toBe('M0,75L400,75L400,120L0,120Z');
    await pointAt(10, 75);
    expect(readTooltip()).toEqual([expect.any(String), 'Range: 3']);
  },
);

test('the lower limit of the forecast is drawn without a color', () => {
  cleanup();
  render(<ForecastBand />);
  expect(document.querySelector('[data-series="low"]')).not.toBeNull();
});
