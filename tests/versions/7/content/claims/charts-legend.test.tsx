/**
 * @jest-environment jsdom
 */
import { find, findAll, numbersOf, pointAt, textsOf } from '../../support/chartDom';
import * as React from 'react';
import { render } from '@testing-library/react';
import {
  LineChart,
  useAxisTooltip,
  useDrawingArea,
  type LegendRendererProps,
  type LineChartProps,
} from '@mui/x-charts';

function draw(props: Partial<LineChartProps> = {}) {
  const made: LineChartProps = {
    width: 400,
    height: 300,
    margin: { top: 40, right: 10, bottom: 30, left: 50 },
    skipAnimation: true,
    xAxis: [{ scaleType: 'point', data: ['Mon', 'Tue'] }],
    series: [
      { id: 'a', label: 'A', data: [1, 2] },
      {
        id: 'b',
        label: (place) => (place === 'legend' ? 'B' : 'Long B'),
        data: [3, 4],
        valueFormatter: (value) => `${value} kg`,
      },
    ],
    ...props,
  };
  render(<LineChart {...made} />);
}

test('marks of the legend take the sizes of slotProps.legend', () => {
  draw({ slotProps: { legend: { itemMarkWidth: 24, itemMarkHeight: 4 } } });
  const mark = '.MuiChartsLegend-mark';
  expect([numbersOf(mark, 'width'), numbersOf(mark, 'height')]).toEqual([
    [24, 24],
    [4, 4],
  ]);
});

test('hidden takes the legend out', () => {
  draw({ slotProps: { legend: { hidden: true } } });
  expect(findAll('.MuiChartsLegend-root')).toHaveLength(0);
});

test('slots.legend draws the entries, and knows where the plot is', () => {
  function Own({ seriesToDisplay }: LegendRendererProps) {
    const { left, width } = useDrawingArea();
    return (
      <text data-part="own" x={left + width}>
        {seriesToDisplay
          .map(({ id, label, color }) => `${id} ${label} ${!!color}`)
          .join()}
      </text>
    );
  }
  draw({ slots: { legend: Own } });
  expect(textsOf('[data-part="own"]')).toEqual(['a A true,b B true']);
  expect(numbersOf('[data-part="own"]', 'x')).toEqual([390]);
  expect(find('[data-part="own"]').closest('svg')).not.toBeNull();
});

test('contents of the tooltip read the heading and the series at the pointer', async () => {
  function Own() {
    const axis = useAxisTooltip();
    const items = axis?.seriesItems.map(
      ({ formattedLabel, formattedValue }) => `${formattedLabel} ${formattedValue}`,
    );
    return <p data-part="contents">{[axis?.axisFormattedValue, items].join()}</p>;
  }
  draw({ slots: { axisContent: Own } });
  await pointAt(60, 100);
  expect(textsOf('[data-part="contents"]')).toEqual(['Mon,A 1,Long B 3 kg']);
});
