/**
 * @jest-environment jsdom
 */
import {
  clickAt,
  find,
  findAll,
  pointAt,
  readTooltip,
  ticksOf,
} from '../../support/chartDom';
import * as React from 'react';
import { cleanup, render } from '@testing-library/react';
import { ContinuousColorLegend, Heatmap, heatmapClasses } from '@mui/x-charts-pro';

const SURFACE = '[class*="MuiChartsSurface-root"]';
type HeatmapProps = React.ComponentProps<typeof Heatmap>;

const CELL = '.MuiHeatmap-cell';
const COLORS = ['#444444', '#888888'] as const;

function draw(props: Partial<HeatmapProps> = {}) {
  cleanup();
  const made: HeatmapProps = {
    width: 400,
    height: 300,
    margin: { top: 0, right: 0, bottom: 25, left: 45 },
    xAxis: [{ data: ['A', 'B'] }],
    yAxis: [{ data: ['u', 'v'] }],
    series: [
      {
        label: 'S',
        data: [
          [0, 0, 10],
          [1, 0, 50],
          [0, 1, 90],
        ],
      },
    ],
    ...props,
  };
  render(<Heatmap {...made} />);
}

const places = (): string[] =>
  findAll(CELL).map((cell) => `${cell.getAttribute('x')} ${cell.getAttribute('y')}`);

/** Colors that the cells get for values, as a cell of one's own hears them. */
function colorsOf(values: number[], zAxis?: HeatmapProps['zAxis']): string[] {
  const colors: string[] = [];
  const cell = ({ ownerState }: { ownerState: { color: string } }) => {
    colors.push(ownerState.color);
    return null;
  };
  const data = values.map((value, index): [number, number, number] => [index, 0, value]);
  const xAxis = [{ data: values.map((_, index) => index) }];
  draw({ xAxis, series: [{ data }], slots: { cell }, ...(zAxis && { zAxis }) });
  return colors.slice(0, values.length);
}

// Without a license the package says so on the console.
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  jest.restoreAllMocks();
});

test('cells by index, from the top; empty ones stay empty, and other series are ignored', () => {
  draw();
  expect(places()).toEqual(['45 0', '222.5 0', '45 137.5']);
  draw({ yAxis: [{ data: ['u', 'v'], reverse: true }] });
  expect(places()).toEqual(['45 137.5', '222.5 137.5', '45 0']);
  draw({ series: [{ data: [[0, 0, 1]] }, { data: [[1, 1, 2]] }] });
  expect(places()).toEqual(['45 0']);
});

test('cells touch, unless the axes have a categoryGapRatio', () => {
  const axis = { categoryGapRatio: 0.5 };
  draw();
  expect(find(CELL).getAttribute('width')).toBe('177.5');
  draw({ xAxis: [Object.assign({ data: ['A', 'B'] }, axis)] });
  expect(Number(find(CELL).getAttribute('width'))).toBeLessThan(177.5);
});

test('the default scale covers 0 to 100; beyond its limits a scale goes on', () => {
  expect(colorsOf([0, 100])).toEqual(['rgb(247, 252, 240)', 'rgb(8, 64, 129)']);
  const colorMap = { type: 'continuous', min: 0, max: 10, color: COLORS } as const;
  expect(colorsOf([0, 10, 15], [{ colorMap }])).toEqual([
    'rgb(68, 68, 68)',
    'rgb(136, 136, 136)',
    'rgb(170, 170, 170)',
  ]);
  const steps = { type: 'piecewise', thresholds: [5], colors: ['red', 'blue'] } as const;
  const thresholds = [...steps.thresholds];
  const colors = [...steps.colors];
  expect(colorsOf([4, 5], [{ colorMap: { ...steps, thresholds, colors } }])).toEqual([
    'red',
    'blue',
  ]);
});

test('a legend is a child; without one, there is none', () => {
  draw();
  expect(findAll('linearGradient')).toHaveLength(0);
  draw({ children: <ContinuousColorLegend direction="row" axisDirection="z" /> });
  expect(findAll('linearGradient')).toHaveLength(1);
  draw({ children: <ContinuousColorLegend direction="row" /> });
  expect(findAll('linearGradient')).toHaveLength(1);
});

test('slotProps.cell reaches each cell, and a cell of its own knows which one it is', async () => {
  const heard: unknown[] = [];
  const onAxisClick = jest.fn();
  type Props = React.SVGProps<SVGRectElement> & {
    ownerState: Record<'dataIndex' | 'value', number>;
  };
  const cell = ({ ownerState, ...props }: Props) => (
    <rect {...props} data-index={ownerState.dataIndex} data-value={ownerState.value} />
  );
  const onClick = ({ currentTarget }: React.MouseEvent<SVGRectElement>) => {
    heard.push([currentTarget.dataset.index, currentTarget.dataset.value]);
  };
  draw({ slots: { cell }, slotProps: { cell: { onClick } }, onAxisClick });
  await clickAt(300, 50, findAll('rect[data-index]')[1]);
  expect(heard).toEqual([['1', '50']]);
  expect(onAxisClick).not.toHaveBeenCalled();
});

test('the tooltip: both categories, label and value; none over an empty cell', async () => {
  draw();
  await pointAt(100, 50, find(CELL));
  expect(readTooltip()).toEqual(['A: : u', 'S: 10']);
  const data: [number, number, number][] = [[0, 0, 1]];
  draw({ series: [{ data }] });
  await pointAt(350, 250);
  expect(readTooltip()).toBeNull();
});

test('title and desc do not reach the chart, and it does not take the focus', () => {
  draw({ title: 'T', desc: 'D' });
  expect(find(SURFACE).textContent).not.toMatch(/[TD]/);
  expect(findAll('[tabindex]')).toHaveLength(0);
});

test('zoom on an axis changes nothing', () => {
  draw({ xAxis: [{ id: 'x', data: ['A', 'B', 'C', 'D'], zoom: true }] });
  expect(ticksOf('X')).toEqual(['A', 'B', 'C', 'D']);
});

test('highlighted cells are more saturated, faded ones less, and both have a class', () => {
  const highlightScope = { highlight: 'item', fade: 'global' } as const;
  const data: [number, number, number][] = [
    [0, 0, 10],
    [1, 0, 50],
  ];
  draw({
    series: [{ id: 's', data, highlightScope }],
    highlightedItem: { seriesId: 's', dataIndex: 0 },
  });
  const looks = findAll(CELL).map((cell) =>
    getComputedStyle(cell).getPropertyValue('filter'),
  );
  expect(looks).toEqual(['saturate(120%)', 'saturate(80%)']);
  expect(findAll(`.${heatmapClasses.highlighted}`)).toHaveLength(1);
  expect(findAll(`.${heatmapClasses.faded}`)).toHaveLength(1);
  expect(heatmapClasses).toMatchObject({
    highlighted: 'Charts-highlighted',
    faded: 'Charts-faded',
  });
});
