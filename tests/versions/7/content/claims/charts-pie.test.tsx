/**
 * @jest-environment jsdom
 */
import { find, findAll, pointAt, readTooltip, textsOf } from '../../support/chartDom';
import * as React from 'react';
import { cleanup, render } from '@testing-library/react';
import { blueberryTwilightPalette, PieChart, type PieChartProps } from '@mui/x-charts';

const ARC = '.MuiPieArc-root';

const data = [
  { label: 'A', value: 1 },
  { label: 'B', value: 3 },
];

function draw(
  series: Partial<PieChartProps['series'][number]> = {},
  props: Partial<PieChartProps> = {},
) {
  cleanup();
  const made = {
    width: 300,
    height: 300,
    margin: { top: 0, right: 0, bottom: 0, left: 0 },
    skipAnimation: true,
    slotProps: { legend: { hidden: true } },
    ...props,
  };
  render(<PieChart {...made} series={props.series ?? [{ data, ...series }]} />);
}

const shapes = (): string[] => findAll(ARC).map((arc) => arc.getAttribute('d') ?? '');
const radii = (): number[][] =>
  shapes().map((d) => [
    ...new Set([...d.matchAll(/A([\d.]+),/g)].map(([, r]) => Number(r))),
  ]);
const labels = () => textsOf('.MuiPieArcLabel-root').filter(Boolean);

test('texts of slices: value, formatted, label or function, from an angle on', () => {
  const valueFormatter = jest.fn(({ value }: { value: number }) => `${value} t`);
  draw({ valueFormatter, arcLabel: 'formattedValue' });
  expect(labels()).toEqual(['1 t', '3 t']);
  expect(valueFormatter.mock.calls[0]?.[0]).toMatchObject({ label: 'A', value: 1 });
  draw({ arcLabel: 'value' });
  expect(labels()).toEqual(['1', '3']);
  draw({ arcLabel: ({ label, value }) => `${label}${value}`, arcLabelMinAngle: 100 });
  expect(labels()).toEqual(['B3']);
});

test('highlighted and faded: added radius, replaced radii and color', () => {
  const series = {
    id: 'q',
    data,
    outerRadius: 100,
    highlightScope: { highlight: 'item', fade: 'global' },
    highlighted: { additionalRadius: -6 },
    faded: { innerRadius: 30, outerRadius: 77, color: 'gray' },
  } as const;
  const highlightedItem = { seriesId: 'q', dataIndex: 0 };
  draw({}, { series: [series], highlightedItem });
  expect(radii()).toEqual([[94], [77, 30]]);
  expect(findAll(ARC)[1]?.getAttribute('fill')).toBe('gray');
});

test('without faded a faded slice shrinks by 5 px; outerRadius wins over additionalRadius', () => {
  const highlightedItem = { seriesId: 'q', dataIndex: 0 };
  const highlightScope = { highlight: 'item', fade: 'global' } as const;
  const series = { id: 'q', data, outerRadius: 100, highlightScope };
  draw({}, { series: [series], highlightedItem });
  expect(radii()).toEqual([[100], [95]]);
  const both = { outerRadius: 80, additionalRadius: 30 };
  draw({}, { series: [{ ...series, faded: both, highlighted: both }], highlightedItem });
  expect(radii()).toEqual([[80], [80]]);
});

const labelled = { width: 300, height: 300, skipAnimation: true };

test('a label can differ by place', async () => {
  const label = (location: string) => `in ${location}`;
  cleanup();
  render(
    <PieChart
      {...labelled}
      series={[{ data: [{ label, value: 1 }], arcLabel: 'label' }]}
    />,
  );
  expect(textsOf('.MuiPieArcLabel-root')).toEqual(['in arc']);
  expect(textsOf('.MuiChartsLegend-series')).toEqual(['in legend']);
  await pointAt(100, 100, find(ARC));
  expect(readTooltip()).toEqual(['in tooltip: 1']);
});

test('sortingValues orders the slices, not the legend', () => {
  cleanup();
  render(
    <PieChart
      {...labelled}
      series={[{ data, sortingValues: 'desc', arcLabel: 'label' }]}
    />,
  );
  expect(textsOf('.MuiChartsLegend-series')).toEqual(['A', 'B']);
});

test('the default palette has six colors', () => {
  expect(blueberryTwilightPalette('light')).toHaveLength(6);
});
