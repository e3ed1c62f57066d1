/**
 * @jest-environment jsdom
 */
import {
  findAll,
  numbersOf,
  pointAt,
  readTooltip,
} from '../../support/components/chartDom';
import type { BarProps } from '@mui/x-charts';
import { BAR, boxesOfBars, drawBars } from '../../support/components/drawBars';
import { claim } from '../../support/content/claim';

const horizontal = {
  layout: 'horizontal',
  xAxis: [{ position: 'none' }],
  yAxis: [{ data: ['A', 'B'], position: 'none' }],
} as const;

claim(
  'halves share one band if they share a stack',
  {
    'charts/bar-demo': [
      'Set the same stack on both series.',
      'Otherwise, each series uses half of the band, and the two sides of the pyramid do not meet.',
    ],
  },
  () => {
    const heights = (stack?: string) => {
      const series = [
        { data: [-1, -2], stack },
        { data: [2, 1], stack },
      ];
      drawBars({ ...horizontal, series });
      return new Set(boxesOfBars().map(([, y]) => y)).size;
    };
    expect(heights('people')).toBe(2);
    expect(heights()).toBe(4);
  },
);

claim(
  'the first row of a horizontal chart is at the top',
  {
    'charts/bars':
      'Categories run from top to bottom on a y-axis and from left to right on an x-axis.',
  },
  () => {
    drawBars({ ...horizontal });
    const [first = [], second = []] = boxesOfBars();
    expect(first[1]).toBeLessThan(Number(second[1]));
  },
);

/** The lower end of a bar in pixels. */
const endOf = ([, y = 0, , height = 0]: number[] = []) => y + height;

claim(
  'a transparent series raises the other one, and null hides it from the tooltip',
  {
    'charts/bar-demo': [
      'A range consists of two stacked series: a transparent one that extends from zero to the start of the range, and a visible one that shows the range.',
      'The valueFormatter of the first series returns null, which keeps the series out of the tooltip.',
    ],
  },
  async () => {
    drawBars({
      yAxis: [{ min: 0, max: 10, position: 'none' }],
      series: [
        { data: [4, 2], stack: 's', color: 'transparent', valueFormatter: () => null },
        { data: [3, 5], stack: 's', label: 'Open' },
      ],
    });
    expect(endOf(boxesOfBars()[2])).toBe(Math.round(275 * 0.6));
    await pointAt(100, 150);
    expect(readTooltip()?.join()).toMatch(/Open: 3/);
    expect(readTooltip()).toHaveLength(2);
  },
);

claim(
  'positive and negative values are stacked separately',
  {
    'charts/bar-demo':
      'A range cannot cross zero this way, because positive and negative values are stacked separately.',
  },
  () => {
    drawBars({
      yAxis: [{ min: -10, max: 10, position: 'none' }],
      series: [
        { data: [-4, 0], stack: 's' },
        { data: [6, 0], stack: 's' },
      ],
    });
    const [below, , above] = boxesOfBars();
    expect(below?.[1]).toBe(138);
    expect(endOf(above)).toBe(138);
  },
);

claim(
  'the slot receives position, size, color and handlers',
  {
    'charts/bar-demo': "It receives the bar's position, size, and event handlers.",
  },
  () => {
    const seen: BarProps[] = [];
    drawBars({
      slots: {
        bar: (props: BarProps) => {
          seen.push(props);
          return null;
        },
      },
    });
    expect(findAll(BAR)).toHaveLength(0);
    expect(numbersOf('rect', 'x')).toBeDefined();
    expect(seen[0]).toMatchObject({
      x: expect.any(Number) as number,
      width: expect.any(Number) as number,
      color: expect.any(String) as string,
      onPointerEnter: expect.any(Function) as () => void,
      onPointerLeave: expect.any(Function) as () => void,
    });
  },
);
