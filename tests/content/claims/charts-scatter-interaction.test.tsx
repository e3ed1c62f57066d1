/**
 * @jest-environment jsdom
 */
import {
  clickAt,
  find,
  findAll,
  pointAt,
  press,
  readTooltip,
} from '../../support/components/chartDom';
import * as React from 'react';
import { cleanup, render } from '@testing-library/react';
import { ScatterChart, type ScatterChartProps } from '@mui/x-charts';
import { claim } from '../../support/content/claim';

const MARKER = '.MuiScatterChart-marker';
const points = [
  { id: 1, x: 1, y: 1, z: 1 },
  { id: 2, x: 9, y: 9, z: 2 },
];

function draw(props: Partial<ScatterChartProps> = {}) {
  cleanup();
  const made: ScatterChartProps = {
    width: 400,
    height: 300,
    margin: 0,
    hideLegend: true,
    xAxis: [{ position: 'none', min: 0, max: 10 }],
    yAxis: [{ position: 'none', min: 0, max: 10 }],
    series: [{ label: 'S', data: points }],
    ...props,
  };
  render(<ScatterChart {...made} />);
}

claim(
  'the closest point is found at any distance, or within a radius',
  {
    'charts/scatter': [
      'The chart reacts to the point closest to the pointer, however far away it is, so users do not have to hit a point exactly.',
      "voronoiMaxRadius limits the distance. It accepts a number of pixels, or 'item' for the size of the marker.",
    ],
  },
  async () => {
    const read = async (props: Partial<ScatterChartProps>, x: number, y: number) => {
      draw(props);
      await pointAt(x, y);
      return readTooltip();
    };
    // The points are at 40, 270 and 360, 30.
    expect(await read({}, 190, 150)).toEqual(['S: (1, 1)']);
    expect(await read({ voronoiMaxRadius: 20 }, 55, 270)).toEqual(['S: (1, 1)']);
    expect(await read({ voronoiMaxRadius: 20 }, 65, 270)).toBeNull();
    expect(await read({ voronoiMaxRadius: 'item' }, 43, 270)).toEqual(['S: (1, 1)']);
    expect(await read({ voronoiMaxRadius: 'item' }, 46, 270)).toBeNull();
  },
);

claim(
  'onItemClick receives native events and the closest point, or the point of the marker',
  {
    'charts/scatter': [
      'onItemClick is called for the same point and receives a native MouseEvent.',
      'and receives a native MouseEvent.',
      'disableVoronoi turns off this search for the closest point.',
      'Each marker then handles the pointer itself, and onItemClick receives a React event.',
    ],
  },
  async () => {
    const received: unknown[] = [];
    const onItemClick = (event: object, { dataIndex }: { dataIndex: number }) =>
      received.push([event instanceof MouseEvent, dataIndex]);
    draw({ onItemClick });
    await clickAt(190, 150);
    draw({ onItemClick, disableVoronoi: true });
    await clickAt(190, 150);
    await clickAt(360, 30, findAll(MARKER)[1]);
    expect(received).toEqual([
      [true, 0],
      [false, 1],
    ]);
  },
);

claim(
  'arrow keys: the order of the data, and the series',
  {
    'charts/scatter':
      'With enableKeyboardNavigation, the left and right arrow keys move through the points in the order of the data; up and down change the series.',
  },
  async () => {
    draw({
      enableKeyboardNavigation: true,
      series: [
        { label: 'S', data: [...points].reverse() },
        { label: 'U', data: points },
      ],
    });
    find('.MuiChartsSurface-root').focus();
    const read: unknown[] = [];
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp']) {
      await press(key);
      read.push(readTooltip()?.[0]);
    }
    expect(read).toEqual([
      'S: (9, 9)',
      'S: (1, 1)',
      'U: (9, 9)',
      'U: (1, 1)',
      'S: (9, 9)',
    ]);
  },
);

claim(
  'series of different lengths make the keyboard navigation throw, and an empty one the chart',
  {
    'charts/scatter': [
      'If a series has no points, the chart throws an error.',
      'If the series array is empty, the chart shows a message that there is no data.',
      'Leave enableKeyboardNavigation off if your series have different numbers of points.',
      'In every series, the arrow keys go as far as the last index of the longest series, and the chart throws an error at a point that is missing from the current series.',
    ],
    'charts/getting-started':
      'most charts show a no-data message; a scatter chart throws an error.',
  },
  async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    draw({
      enableKeyboardNavigation: true,
      series: [{ data: points.slice(0, 1) }, { data: points }],
    });
    find('.MuiChartsSurface-root').focus();
    await expect(press('ArrowRight', 'ArrowRight')).rejects.toThrow();
    expect(() => draw({ series: [{ data: [] }] })).toThrow('numItems');
    expect(() => draw({ series: [{ data: points }, { data: [] }] })).toThrow('numItems');
    expect(() => draw({ series: [] })).not.toThrow();
    expect(find('.MuiChartsSurface-root').textContent).toBe('No data to display');
    jest.restoreAllMocks();
  },
);
