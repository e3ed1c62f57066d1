/**
 * @jest-environment jsdom
 */
import { findAll, pointAt, readTooltip } from '../../support/components/chartDom';
import * as React from 'react';
import { cleanup, render } from '@testing-library/react';
import {
  ScatterChart,
  type ScatterChartProps,
  type ScatterMarkerProps,
} from '@mui/x-charts';
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

const fills = () => findAll(MARKER).map((marker) => marker.getAttribute('fill'));

claim(
  'datasetKeys requires x and y; the formatter can look up the row',
  {
    'charts/scatter': [
      'Pass the rows as dataset, and name their properties in datasetKeys. x and y are required.',
      'Two series can read different properties of the same rows.',
      'To show more of a row in the tooltip, use the dataIndex in the second argument of valueFormatter to find the row.',
    ],
  },
  async () => {
    const dataset = [
      { age: 4, height: 5, tag: 'oak' },
      { age: 8, height: 9, tag: 'pine' },
    ];
    const names = { id: 'tag', x: 'age', y: 'height' };
    draw({
      dataset,
      series: [
        {
          datasetKeys: names,
          valueFormatter: (_, { dataIndex }) => dataset[dataIndex]?.tag ?? '',
        },
        { datasetKeys: { ...names, y: 'age' } },
      ],
    });
    expect(findAll(MARKER)).toHaveLength(4);
    await pointAt(320, 30);
    expect(readTooltip()).toEqual([': pine']);
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const incomplete = { x: 'age' } as unknown as typeof names;
    expect(() => draw({ dataset, series: [{ datasetKeys: incomplete }] })).toThrow(
      'incomplete datasetKeys',
    );
    jest.restoreAllMocks();
  },
);

claim(
  'markers have a common radius of 4; the z-axis takes precedence over y, and y over x',
  {
    'charts/scatter': [
      'markerSize sets the radius of all points in a series (4 px by default).',
      'If several axes have a colorMap, z takes precedence over y, and y takes precedence over x.',
    ],
  },
  () => {
    draw();
    expect(findAll(MARKER).map((marker) => marker.getAttribute('r'))).toEqual(['4', '4']);
    const map = (color: string) => ({
      min: 0,
      max: 10,
      colorMap: { type: 'piecewise' as const, thresholds: [5], colors: [color, color] },
    });
    const xAxis = [map('red')];
    draw({ xAxis });
    expect(fills()).toEqual(['red', 'red']);
    draw({ xAxis, yAxis: [map('green')] });
    expect(fills()).toEqual(['green', 'green']);
    draw({ xAxis, yAxis: [map('green')], zAxis: [map('blue')] });
    expect(fills()).toEqual(['blue', 'blue']);
  },
);

claim(
  'slots.marker receives position, style and state',
  {
    'charts/scatter':
      'Your component receives the position, the color, the size, the dataIndex, and whether the point is highlighted or faded.',
  },
  () => {
    const received: Partial<ScatterMarkerProps>[] = [];
    const Own = (props: ScatterMarkerProps) => {
      received.push(props);
      return null;
    };
    draw({ slots: { marker: Own } });
    expect(received[0]).toMatchObject({
      x: 40,
      y: 270,
      size: 4,
      color: '#4254FB',
      dataIndex: 0,
      isHighlighted: false,
      isFaded: false,
    });
  },
);

claim(
  'svg-batch: 1,000 points per path, and no slots',
  {
    'charts/scatter': [
      'draws up to 1,000 points of the same color in each <path>',
      'slots.marker and slotProps.marker have no effect.',
    ],
  },
  () => {
    const data = Array.from({ length: 1500 }, (_, id) => ({ id, x: id, y: id }));
    const axis = [{ min: 0, max: 1500 }];
    const Own = () => <circle className="own" />;
    draw({
      renderer: 'svg-batch',
      slots: { marker: Own },
      xAxis: axis,
      yAxis: axis,
      series: [{ data }],
    });
    const counts = findAll('g[data-series] path').map(
      (path) => (path.getAttribute('d') ?? '').split('M').length - 1,
    );
    expect(counts).toEqual([1000, 500]);
    expect(findAll('.own')).toHaveLength(0);
  },
);

claim(
  'points need no id',
  {
    'charts/scatter':
      'Each point has an x and a y and can have an id that is unique in its series.',
  },
  () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => {});
    const data = [
      { x: 1, y: 1 },
      { x: 9, y: 9 },
    ];
    draw({ series: [{ data }] });
    expect(findAll(MARKER)).toHaveLength(2);
    expect(error).not.toHaveBeenCalled();
    error.mockRestore();
  },
);
