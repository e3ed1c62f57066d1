/**
 * @jest-environment jsdom
 */
import { clickAt, findAll, pointAt, readTooltip } from '../../support/chartDom';
import * as React from 'react';
import { cleanup, render } from '@testing-library/react';
import { ScatterChart, type ScatterChartProps } from '@mui/x-charts';

const MARKER = '[class*="MuiChartsSurface-root"] circle';
const points = [
  { id: 1, x: 1, y: 1, z: 1 },
  { id: 2, x: 9, y: 9, z: 2 },
];

function draw(props: Partial<ScatterChartProps> = {}) {
  cleanup();
  const made: ScatterChartProps = {
    width: 400,
    height: 300,
    margin: { top: 0, right: 0, bottom: 0, left: 0 },
    leftAxis: null,
    bottomAxis: null,
    skipAnimation: true,
    slotProps: { legend: { hidden: true } },
    xAxis: [{ min: 0, max: 10 }],
    yAxis: [{ min: 0, max: 10 }],
    series: [{ label: 'S', data: points }],
    ...props,
  };
  render(<ScatterChart {...made} />);
}

test('datasetKeys need x, y and id', () => {
  const dataset = [{ a: 1, b: 2, c: 'r' }];
  draw({ dataset, series: [{ datasetKeys: { x: 'a', y: 'b', id: 'c' } }] });
  expect(findAll(MARKER)).toHaveLength(1);
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const broken = { x: 'a', y: 'b' } as unknown as { x: string; y: string; id: string };
  expect(() => draw({ dataset, series: [{ datasetKeys: broken }] })).toThrow('"id"');
  jest.restoreAllMocks();
});

test('markers have a radius of 4; the z-axis wins over y, and y over x', () => {
  draw();
  expect(findAll(MARKER).map((circle) => circle.getAttribute('r'))).toEqual(['4', '4']);
  const fills = () => findAll(MARKER).map((marker) => marker.getAttribute('fill'));
  const map = (...colors: string[]) => ({
    colorMap: { type: 'piecewise' as const, thresholds: [2], colors },
  });
  const limits = { min: 0, max: 10 };
  const xAxis = [{ ...limits, ...map('red', 'blue') }];
  const yAxis = [{ ...limits, ...map('pink', 'gray') }];
  draw({ xAxis });
  expect(fills()).toEqual(['red', 'blue']);
  draw({ xAxis, yAxis });
  expect(fills()).toEqual(['pink', 'gray']);
  draw({ xAxis, yAxis, zAxis: [map('tan', 'teal')] });
  expect(fills()).toEqual(['tan', 'teal']);
});

test('the closest point is found at any distance, or within a reach', async () => {
  draw();
  await pointAt(150, 150);
  expect(readTooltip()).toEqual(['S: (1, 1)']);
  draw({ voronoiMaxRadius: 10 });
  await pointAt(150, 150);
  expect(readTooltip()).toBeNull();
});

test('onItemClick: native events for the closest point', async () => {
  const heard: unknown[] = [];
  draw({
    onItemClick: (event: unknown, { dataIndex }: { dataIndex: number }) =>
      heard.push([event instanceof MouseEvent, dataIndex]),
  });
  await clickAt(350, 50);
  expect(heard).toEqual([[true, 1]]);
});

test('slots.scatter draws the points of a series', () => {
  const heard: unknown[] = [];
  draw({
    slots: {
      scatter: ({ series, color, markerSize }) => {
        heard.push([series.data.length, typeof color, markerSize]);
        return null;
      },
    },
  });
  expect(heard[0]).toEqual([2, 'string', 4]);
});
