/**
 * @jest-environment jsdom
 */
import {
  find,
  findAll,
  pointAt,
  press,
  readTooltip,
  textsOf,
} from '../../support/components/chartDom';
import * as React from 'react';
import { cleanup, render } from '@testing-library/react';
import {
  PieChart,
  rainbowSurgePalette,
  useDrawingArea,
  type PieChartProps,
  type PieSeries,
} from '@mui/x-charts';
import { claim } from '../../support/content/claim';

const ARC = '.MuiPieArc-root';
const LEGEND = '.MuiChartsLegend-label';
const data = [
  { label: 'A', value: 1 },
  { label: 'B', value: 3 },
];

function draw(series: Partial<PieSeries> = {}, props: Partial<PieChartProps> = {}) {
  cleanup();
  const made = { width: 300, height: 300, margin: 0, hideLegend: true, ...props };
  render(<PieChart {...made} series={props.series ?? [{ data, ...series }]} />);
}

const shapes = (): string[] => findAll(ARC).map((arc) => arc.getAttribute('d') ?? '');
const radii = (): number[][] =>
  shapes().map((d) => [
    ...new Set([...d.matchAll(/A([\d.]+),/g)].map(([, r]) => Number(r))),
  ]);
const labels = () => textsOf('.MuiPieArcLabel-root').filter(Boolean);

claim(
  'amounts become angles from the top; zeros render nothing',
  {
    'charts/pie': [
      'The chart adds up the values and computes the angles, so pass amounts or percentages as they are.',
      'If all values are zero, nothing is drawn.',
      'startAngle and endAngle are in degrees, clockwise from the top; they are 0 and 360 by default.',
    ],
  },
  () => {
    draw();
    expect(shapes()).toEqual([
      'M0,-150A150,150,0,0,1,150,0L0,0Z',
      'M150,0A150,150,0,1,1,0,-150L0,0Z',
    ]);
    draw({ startAngle: 0, endAngle: 360 });
    expect(shapes()[0]).toBe('M0,-150A150,150,0,0,1,150,0L0,0Z');
    draw({ data: [{ value: 0 }, { value: 0 }] });
    expect(radii()).toEqual([[], []]);
  },
);

claim(
  'texts of slices: value, formatted, label or function, above a minimum angle',
  {
    'charts/pie': [
      "arcLabel sets the text: 'value', 'formattedValue', 'label', or a function that receives the item.",
      'arcLabelMinAngle, in degrees, hides the text on slices with a smaller angle.',
      'valueFormatter on the series receives the complete item.',
      "Its result appears in the tooltip and, with 'formattedValue', on the slices.",
    ],
  },
  () => {
    const valueFormatter = jest.fn(({ value }: { value: number }) => `${value} t`);
    draw({ valueFormatter, arcLabel: 'formattedValue' });
    expect(labels()).toEqual(['1 t', '3 t']);
    expect(valueFormatter.mock.calls[0]?.[0]).toMatchObject({ label: 'A', value: 1 });
    draw({ arcLabel: 'value' });
    expect(labels()).toEqual(['1', '3']);
    draw({ arcLabel: ({ label, value }) => `${label}${value}`, arcLabelMinAngle: 100 });
    expect(labels()).toEqual(['B3']);
  },
);

claim(
  'a label can differ by location',
  {
    'charts/pie':
      "The function receives 'legend', 'tooltip', or 'arc', so it can return long text for the legend and short text for the slice.",
  },
  async () => {
    const item = { value: 1, label: (place: string) => `in ${place}` };
    draw({ data: [item], arcLabel: 'label' }, { hideLegend: false });
    await pointAt(150, 100, find(ARC));
    expect([labels(), textsOf(LEGEND), readTooltip()]).toEqual([
      ['in arc'],
      ['in legend'],
      ['in tooltip: 1'],
    ]);
  },
);

claim(
  'without a label an item has no legend entry, and its tooltip no name',
  {
    'charts/pie':
      'An item without a label does not appear in the legend and has no name in the tooltip.',
  },
  async () => {
    draw({ data: [{ value: 1 }, { value: 3, label: 'B' }] }, { hideLegend: false });
    expect(textsOf(LEGEND)).toEqual(['B']);
    await pointAt(200, 100, find(ARC));
    expect(readTooltip()).toEqual([': 1']);
  },
);

claim(
  'percentages are relative to the largest circle in the middle, wherever the center is',
  {
    'charts/pie': [
      'Radii are in pixels or percentages of the largest circle that fits.',
      'Moving the center does not change the radius',
    ],
  },
  () => {
    draw({ outerRadius: '50%', innerRadius: 20 });
    expect(radii()[0]).toEqual([75, 20]);
    draw({ cx: 50, cy: '90%' });
    expect(radii()[0]).toEqual([150]);
    expect(find('.MuiPieChart-series').getAttribute('transform')).toBe(
      'translate(50, 270)',
    );
  },
);

claim(
  'the drawing area excludes the legend: the chart keeps its width next to it',
  {
    'charts/pie':
      'The text stays centered, because the drawing area does not include the legend.',
  },
  () => {
    let width = 0;
    function Reader() {
      width = useDrawingArea().width;
      return null;
    }
    draw({}, { hideLegend: false, children: <Reader /> });
    expect(width).toBe(300);
    expect(find('.MuiChartsLegend-root').closest('svg')).toBeNull();
  },
);

claim(
  'sortingValues orders the slices, not the legend',
  { 'charts/pie': 'sortingValues sorts the slices.' },
  () => {
    draw({ sortingValues: 'desc' }, { hideLegend: false });
    expect(shapes()[1]).toMatch(/^M0,-150/);
    expect(textsOf(LEGEND)).toEqual(['A', 'B']);
  },
);

claim(
  'highlighted and faded: added radius, replaced radii and color',
  {
    'charts/pie': [
      'highlighted and faded set a different radius, corner radius, or color for these slices.',
      'additionalRadius | is added to the outer radius and can be negative',
      'innerRadius, outerRadius | replace the radius, in pixels',
      'color | replaces the color of the slice',
    ],
  },
  () => {
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
  },
);

claim(
  'hidden slices leave the circle to the others; legend entries are buttons',
  {
    'charts/pie': [
      'slotProps={{ legend: { toggleVisibilityOnClick: true } }} turns the legend entries into buttons that hide slices.',
      'The remaining slices fill the circle.',
    ],
  },
  () => {
    draw(
      { id: 'm' },
      {
        hideLegend: false,
        initialHiddenItems: [{ type: 'pie', seriesId: 'm', dataIndex: 1 }],
        slotProps: { legend: { toggleVisibilityOnClick: true } },
      },
    );
    expect(shapes()).toEqual([
      'M0,-150A150,150,0,1,1,0,150A150,150,0,1,1,0,-150Z',
      'M0,-150L0,0Z',
    ]);
    expect(findAll('.MuiChartsLegend-root button')).toHaveLength(2);
  },
);

const rings = (inner: number, outer: number): PieSeries[] =>
  [inner, outer].map((count, ring) => ({
    innerRadius: ring * 60,
    outerRadius: ring * 60 + 50,
    data: [1, 2]
      .slice(0, count)
      .map((value) => ({ value, label: `${'ab'[ring]}${value}` })),
  }));

claim(
  'keys move from slice to slice and from ring to ring, and trigger no click',
  {
    'charts/pie': [
      'No key triggers onItemClick, so the demo uses an EnterKey component to handle Enter.',
      'With enableKeyboardNavigation, the left and right arrow keys move from slice to slice, and up and down move from ring to ring.',
      'The tooltip follows the focused slice.',
    ],
  },
  async () => {
    const onItemClick = jest.fn();
    draw({}, { series: rings(2, 2), enableKeyboardNavigation: true, onItemClick });
    find('.MuiChartsSurface-root').focus();
    const read: unknown[] = [];
    for (const key of [
      'ArrowRight',
      'ArrowRight',
      'ArrowUp',
      'ArrowLeft',
      'ArrowDown',
      'Enter',
    ]) {
      await press(key);
      read.push(readTooltip()?.[0]);
    }
    expect(read).toEqual(['a1: 1', 'a2: 2', 'b2: 2', 'b1: 1', 'a1: 1', 'a1: 1']);
    expect(onItemClick).not.toHaveBeenCalled();
  },
);

claim(
  'rings with different numbers of slices make the keyboard navigation throw',
  {
    'charts/pie':
      'Leave `enableKeyboardNavigation` off if your rings have different numbers of slices.',
  },
  async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    draw({}, { series: rings(1, 2), enableKeyboardNavigation: true });
    find('.MuiChartsSurface-root').focus();
    await expect(press('ArrowRight', 'ArrowRight')).rejects.toThrow('startAngle');
    jest.restoreAllMocks();
  },
);

claim(
  'the default palette has seven colors',
  { 'charts/pie': 'The default palette has seven colors and then repeats.' },
  () => {
    expect(rainbowSurgePalette('light')).toHaveLength(7);
    draw({ data: Array.from({ length: 8 }, () => ({ value: 1 })) });
    const fills = findAll(ARC).map((arc) => arc.getAttribute('fill'));
    expect(new Set(fills).size).toBe(7);
    expect(fills[7]).toBe(fills[0]);
  },
);

claim(
  'without faded, a faded slice shrinks by 5 px; outerRadius takes precedence over additionalRadius',
  { 'charts/pie': "If you don't set `faded`, slices shrink by 5 px when they fade." },
  () => {
    const highlightedItem = { seriesId: 'q', dataIndex: 0 };
    const highlightScope = { highlight: 'item', fade: 'global' } as const;
    const series = { id: 'q', data, outerRadius: 100, highlightScope };
    draw({}, { series: [series], highlightedItem });
    expect(radii()).toEqual([[100], [95]]);
    const both = { outerRadius: 80, additionalRadius: 30 };
    draw(
      {},
      { series: [{ ...series, faded: both, highlighted: both }], highlightedItem },
    );
    expect(radii()).toEqual([[80], [80]]);
  },
);
