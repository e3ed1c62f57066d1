/**
 * @jest-environment jsdom
 */
import {
  clickAt,
  find,
  findAll,
  press,
  textsOf,
} from '../../support/components/chartDom';
import { readHook } from '../../support/components/readHook';
import * as React from 'react';
import { act, cleanup, render } from '@testing-library/react';
import * as pro from '@mui/x-charts-pro';
import {
  FunnelChart,
  useFunnelSeries,
  useFunnelSeriesContext,
  useXScale,
  useYScale,
  type FunnelChartProps,
  type FunnelSeries,
} from '@mui/x-charts-pro';
import { claim } from '../../support/content/claim';

const SECTION = '.MuiFunnelChart-section';
const data = [
  { label: 'One', value: 1200 },
  { label: 'Two', value: 600 },
  { label: 'Three', value: 200 },
];

function draw(series: Partial<FunnelSeries> = {}, props: Partial<FunnelChartProps> = {}) {
  cleanup();
  render(
    <FunnelChart
      width={400}
      height={300}
      margin={0}
      hideLegend
      series={[{ data, ...series }]}
      {...props}
    />,
  );
}

const shapes = () => findAll(SECTION).map((each) => each.getAttribute('d'));
const labels = () => textsOf('.MuiFunnelChart-sectionLabel');

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => jest.restoreAllMocks());

claim(
  'arrow keys move from section to section',
  {
    'charts/funnel':
      'With `enableKeyboardNavigation`, the left and right arrow keys move from section to section.',
  },
  async () => {
    draw({}, { enableKeyboardNavigation: true });
    act(() => find('svg').focus());
    const focused = () =>
      findAll('path[stroke-width="2"]').map((each) => each.getAttribute('d'));
    await press('ArrowRight');
    expect(focused()).toEqual([shapes()[0]]);
    await press('ArrowRight');
    expect(focused()).toEqual([shapes()[1]]);
  },
);

claim(
  'every section shows its value; valueFormatter formats it, and false hides it',
  { 'charts/funnel': 'Every section shows its value.' },
  () => {
    draw();
    expect(labels()).toEqual(['1,200', '600', '200']);
    draw({ valueFormatter: ({ value }) => `${value}!` });
    expect(labels()).toEqual(['1200!', '600!', '200!']);
    draw({ sectionLabel: false });
    expect(labels()).toEqual([]);
    draw({ sectionLabel: ({ dataIndex }) => dataIndex === 1 && { offset: 4 } });
    expect(labels()).toEqual(['600']);
  },
);

claim(
  'labels are in the middle; an offset moves them vertically, and horizontally only for a position at a side',
  {
    'charts/funnel': [
      'position | the place in the section, as { vertical, horizontal }; the middle by default',
      'offset | pixels from that position, as a number or as { x, y }; in a vertical funnel, y moves the label up, and x moves a label on the left or right side outward',
    ],
  },
  () => {
    const place = (sectionLabel?: FunnelSeries['sectionLabel']) => {
      draw({ sectionLabel });
      return ['x', 'y'].map((name) =>
        Number(find('.MuiFunnelChart-sectionLabel').getAttribute(name)),
      );
    };
    const middle = place();
    expect(middle).toEqual([200, 50]);
    expect(place({ position: { vertical: 'middle', horizontal: 'center' } })).toEqual(
      middle,
    );
    expect(place({ offset: 5 })).toEqual([200, 45]);
    const end = { vertical: 'middle', horizontal: 'end' } as const;
    const [right, y] = place({ position: end });
    expect(place({ position: end, offset: { x: 7 } })).toEqual([right! + 7, y]);
  },
);

claim(
  'defaults: vertical, linear, filled, a radius of 8',
  {
    'charts/funnel': [
      "'linear', the default",
      "The series' borderRadius rounds the corners of the funnel, by 8 px by default.",
      'With a gap, it rounds the corners of every section.',
      "With variant: 'outlined', sections have a border and a faint fill.",
    ],
  },
  () => {
    draw();
    const usual = shapes();
    draw({ layout: 'vertical', curve: 'linear', variant: 'filled', borderRadius: 8 });
    expect(shapes()).toEqual(usual);
    const roundedWith = (gap: number) => {
      draw({ borderRadius: 0 }, { gap });
      const sharp = shapes();
      draw({}, { gap });
      return shapes().map((shape, index) => shape !== sharp[index]);
    };
    expect(roundedWith(0)).toEqual([true, false, true]);
    expect(roundedWith(4)).toEqual([true, true, true]);
    draw();
    expect(find(SECTION).getAttribute('stroke')).toBe('none');
    draw({ variant: 'outlined' });
    expect(find(SECTION).getAttribute('stroke')).not.toBe('none');
  },
);

claim(
  'each curve has its own shape',
  { 'charts/funnel': 'curve sets the shape of the sections' },
  () => {
    const curves = [
      'linear',
      'linear-sharp',
      'bump',
      'step',
      'pyramid',
      'step-pyramid',
    ] as const;
    const drawn = curves.map((curve) => {
      draw({ curve });
      return shapes().join();
    });
    expect(new Set(drawn).size).toBe(6);
  },
);

claim(
  'the sides of a pyramid do not depend on the values, those of other curves do',
  {
    'charts/funnel':
      "'pyramid', 'step-pyramid' | a pyramid whose sides do not depend on the values",
  },
  () => {
    const changes = (curve: FunnelSeries['curve']) => {
      draw({ curve });
      const before = shapes()[1];
      draw({
        curve,
        data: data.map((item, index) => (index === 1 ? { ...item, value: 900 } : item)),
      });
      return shapes()[1] !== before;
    };
    expect(changes('pyramid')).toBe(false);
    expect(changes('linear')).toBe(true);
  },
);

claim(
  'the direction depends on the first and the last value',
  {
    'charts/funnel': 'By default, the direction depends on the first and the last value.',
  },
  () => {
    const of = (
      funnelDirection?: FunnelSeries['funnelDirection'],
      curve?: FunnelSeries['curve'],
    ) => {
      draw({ funnelDirection, curve });
      return shapes().join();
    };
    expect(of()).toBe(of('decreasing'));
    expect(of()).not.toBe(of('increasing'));
    for (const curve of ['step', 'linear-sharp'] as const)
      expect(of('increasing', curve)).toBe(of('decreasing', curve));
  },
);

/** The result of a hook inside a chart. */
function readInside<T>(useHook: () => T, props: Partial<FunnelChartProps> = {}): T {
  return readHook(useHook, (reader) => draw({}, { ...props, children: reader }));
}

claim(
  'sections have equal heights, or heights by value on a linear axis',
  {
    'charts/funnel': [
      'By default, all sections have the same height.',
      "With categoryAxis={{ scaleType: 'linear' }}, the height of a section is proportional to its value.",
    ],
  },
  () => {
    expect(readInside(() => useYScale<'band'>().bandwidth())).toBe(100);
    const scale = readInside(() => useYScale<'linear'>(), {
      categoryAxis: { scaleType: 'linear', position: 'none' },
    });
    expect(scale.domain()).toEqual([0, 2000]);
    expect(readInside(() => useXScale<'linear'>().domain())).toEqual([-1200, 1200]);
  },
);

claim(
  'an axis shows with categories or a position',
  { 'charts/funnel': 'The axis appears only if you set categories or position.' },
  () => {
    const ticks = (categoryAxis?: FunnelChartProps['categoryAxis']) => {
      draw({}, { categoryAxis });
      return textsOf('.MuiChartsAxis-tickLabel');
    };
    expect(ticks()).toEqual([]);
    expect(ticks({ categories: ['a', 'b', 'c'], size: 60 })).toEqual(['a', 'b', 'c']);
    expect(ticks({ position: 'right' })).toHaveLength(3);
  },
);

claim(
  'a side that does not match the layout logs a warning',
  {
    'charts/funnel':
      'The possible positions depend on the layout: to the left or right of a vertical funnel, or at the top or bottom of a horizontal one.',
  },
  () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    draw({ layout: 'horizontal' }, { categoryAxis: { position: 'left' } });
    expect(warn.mock.calls.flat().join()).toContain(
      "categoryAxis position is set to 'left'",
    );
  },
);

claim(
  'a click reports the section; hooks return data with colors and the order',
  {
    'charts/funnel': [
      'onItemClick receives the dataIndex of the section.',
      'They can use useFunnelSeries() to read the data and the colors, and useFunnelSeriesContext() to also read the order of several series.',
    ],
  },
  async () => {
    const onItemClick = jest.fn();
    draw({ id: 'f' }, { onItemClick });
    await clickAt(200, 150, findAll(SECTION)[1]);
    expect(onItemClick.mock.calls[0][1]).toEqual({
      type: 'funnel',
      seriesId: 'f',
      dataIndex: 1,
    });
    const series = readInside(() => useFunnelSeries())[0];
    expect(series?.data.every(({ color }) => /^#/.test(color))).toBe(true);
    expect(readInside(() => useFunnelSeriesContext())?.seriesOrder).toHaveLength(1);
  },
);

claim(
  'several series are drawn on top of each other',
  { 'charts/funnel': 'Several series are not stacked; they cover each other.' },
  () => {
    draw({}, { series: [{ data }, { data }] });
    expect(shapes().slice(0, 3)).toEqual(shapes().slice(3));
  },
);

claim(
  'there is no toolbar',
  { 'charts/funnel': 'There is no toolbar, so showToolbar has no effect.' },
  () => {
    draw({}, { showToolbar: true } as object);
    expect(findAll('[role="toolbar"]')).toHaveLength(0);
  },
);

claim(
  'the old name is the same component',
  { 'charts/funnel': 'Unstable_FunnelChart is the old name for FunnelChart.' },
  () => expect(pro.Unstable_FunnelChart).toBe(FunnelChart),
);
