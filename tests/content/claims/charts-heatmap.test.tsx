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
  ticksOf,
} from '../../support/components/chartDom';
import * as React from 'react';
import { act, cleanup, render } from '@testing-library/react';
import {
  ChartsLocalizationProvider,
  Heatmap,
  HeatmapCell,
  type ChartProApi,
  type HeatmapProps,
} from '@mui/x-charts-pro';
import { claim } from '../../support/content/claim';

const CELL = '.MuiHeatmap-cell';
const COLORS = ['#444444', '#888888'] as const;

function draw(props: Partial<HeatmapProps> = {}) {
  cleanup();
  const made: HeatmapProps = {
    width: 400,
    height: 300,
    margin: 0,
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

/** The colors of the cells by value, as a custom cell receives them. */
function colorsOf(values: number[], zAxis?: HeatmapProps['zAxis']): string[] {
  const colors: string[] = [];
  const cell = ({ ownerState }: { ownerState: { color: string } }) => {
    colors.push(ownerState.color);
    return null;
  };
  const data = values.map((value, index): [number, number, number] => [index, 0, value]);
  draw({ xAxis: [{}], series: [{ data }], slots: { cell }, ...(zAxis && { zAxis }) });
  return colors.slice(0, values.length);
}

// Without a license key the package logs an error.
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  jest.restoreAllMocks();
});

claim(
  'cells by index, from the top; missing ones stay empty, and other series are ignored',
  {
    'charts/heatmap': [
      'The first row is at the top. To put it at the bottom, set reverse: true on the y-axis.',
      'A cell without an entry stays empty.',
      'Only the first series is drawn.',
    ],
  },
  () => {
    draw();
    expect(places()).toEqual(['45 0', '222.5 0', '45 137.5']);
    draw({ yAxis: [{ data: ['u', 'v'], reverse: true }] });
    expect(places()).toEqual(['45 137.5', '222.5 137.5', '45 0']);
    draw({ series: [{ data: [[0, 0, 1]] }, { data: [[1, 1, 2]] }] });
    expect(places()).toEqual(['45 0']);
  },
);

claim(
  'without data, categories are the numbers up to the largest index',
  {
    'charts/heatmap':
      'If an axis has no `data`, its categories are the numbers from 0 to the largest index.',
  },
  () => {
    draw({ xAxis: [{}], yAxis: [{}] });
    expect([ticksOf('X'), ticksOf('Y')]).toEqual([
      ['0', '1'],
      ['0', '1'],
    ]);
  },
);

claim(
  'cells touch, unless the axes have a categoryGapRatio',
  { 'charts/heatmap': '`categoryGapRatio` is 0, so cells touch.' },
  () => {
    const axis = { categoryGapRatio: 0.5 };
    draw({ xAxis: [{ data: ['A', 'B'], ...axis }] });
    expect(Number(find(CELL).getAttribute('width'))).toBeLessThan(177.5);
  },
);

claim(
  'outside the range, two colors continue, and a function receives what it is',
  {
    'charts/heatmap':
      'Outside this range, a two-color scale is extrapolated, and a color function receives a number below 0 or above 1.',
  },
  () => {
    const range = { type: 'continuous', min: 0, max: 10 } as const;
    expect(colorsOf([0, 10, 15], [{ colorMap: { ...range, color: COLORS } }])).toEqual([
      'rgb(68, 68, 68)',
      'rgb(136, 136, 136)',
      'rgb(170, 170, 170)',
    ]);
    const color = (part: number) => `part ${part}`;
    expect(colorsOf([-5, 15], [{ colorMap: { ...range, color } }])).toEqual([
      'part -0.5',
      'part 1.5',
    ]);
  },
);

test('the default scale covers 0 to 100; steps have one more color', () => {
  expect(colorsOf([0, 100])).toEqual(['rgb(247, 252, 240)', 'rgb(8, 64, 129)']);
  const steps = { type: 'piecewise', thresholds: [5], colors: ['red', 'blue'] } as const;
  const thresholds = [...steps.thresholds];
  const colors = [...steps.colors];
  expect(colorsOf([4, 5], [{ colorMap: { ...steps, thresholds, colors } }])).toEqual([
    'red',
    'blue',
  ]);
});

claim(
  'the legend is off by default',
  { 'charts/heatmap': 'The legend is off by default.' },
  () => {
    draw();
    expect(findAll('.MuiContinuousColorLegend-root')).toHaveLength(0);
    draw({ hideLegend: false });
    expect(findAll('.MuiContinuousColorLegend-root')).toHaveLength(1);
  },
);

claim(
  'a click reports the index of the cell, undefined over an empty one',
  {
    'charts/heatmap':
      'onItemClick receives the dataIndex of the cell, which is undefined for an empty cell.',
  },
  async () => {
    const received: unknown[] = [];
    draw({ onItemClick: (_, { dataIndex }) => received.push(dataIndex) });
    await clickAt(100, 50, find(CELL));
    await clickAt(350, 250);
    expect(received).toEqual([0, undefined]);
  },
);

claim(
  'the tooltip shows both categories, label and value; none over an empty cell',
  {
    'charts/heatmap':
      'The tooltip shows both categories, the series label, and the formatted value.',
  },
  async () => {
    draw();
    await pointAt(100, 50, find(CELL));
    expect(readTooltip()).toEqual(['Au', 'S: 10']);
    await pointAt(350, 250);
    expect(readTooltip()).toBeNull();
  },
);

claim(
  'arrow keys move through the grid, including empty cells',
  {
    'charts/heatmap':
      'Further presses move focus through the grid, including empty cells.',
  },
  async () => {
    draw({ enableKeyboardNavigation: true });
    find('.MuiChartsSurface-root').focus();
    const read: unknown[] = [];
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp']) {
      await press(key);
      read.push(readTooltip()?.[1]);
    }
    expect(read).toEqual(['S: 10', 'S: 50', undefined, 'S: 90', 'S: 10']);
  },
);

claim(
  'title, desc and aria-label have no effect',
  { 'charts/heatmap': 'title, desc, and aria-label do not reach the SVG of this chart.' },
  () => {
    draw({ title: 'T', desc: 'D', 'aria-label': 'L' } as Partial<HeatmapProps>);
    const surface = find('.MuiChartsSurface-root');
    expect(surface.querySelector('title, desc')).toBeNull();
    expect(surface.getAttribute('aria-label')).toBeNull();
  },
);

claim(
  'the zoom is not set by props',
  {
    'charts/heatmap':
      'In version 8.29.3, `initialZoom`, `zoomData`, `onZoomChange`, and `zoomInteractionConfig` have no effect on a heatmap.',
  },
  () => {
    const xAxis = [{ id: 'x', data: ['A', 'B', 'C', 'D'], zoom: true }];
    const half = [{ axisId: 'x', start: 0, end: 50 }];
    for (const props of [{ initialZoom: half }, { zoomData: half }]) {
      draw({ xAxis, ...props } as Partial<HeatmapProps>);
      expect(ticksOf('X')).toEqual(['A', 'B', 'C', 'D']);
    }
  },
);

claim(
  'zoom through apiRef and the toolbar',
  { 'charts/heatmap': 'Use apiRef or the toolbar to control the zoom.' },
  async () => {
    const apiRef: { current: ChartProApi<'heatmap'> | undefined } = {
      current: undefined,
    };
    const xAxis = [{ id: 'x', data: ['A', 'B', 'C', 'D'], zoom: true }];
    const onZoomChange = jest.fn();
    draw({ xAxis, apiRef, showToolbar: true, onZoomChange } as Partial<HeatmapProps>);
    expect(findAll('[role="toolbar"] [aria-label="Zoom in"]')).toHaveLength(1);
    await act(async () => {
      apiRef.current?.setAxisZoomData('x', { axisId: 'x', start: 0, end: 50 });
      await new Promise((resolve) => setTimeout(resolve, 60));
    });
    expect(ticksOf('X')).toEqual(['A', 'B']);
    expect(onZoomChange).not.toHaveBeenCalled();
  },
);

claim(
  'highlighted cells are more saturated, faded ones less, without attributes',
  {
    'charts/heatmap': [
      'highlightScope works as in other charts but changes the saturation of the cells.',
      'Cells do not have the data-highlighted and data-faded attributes that other charts use.',
    ],
  },
  () => {
    const highlightScope = { highlight: 'item', fade: 'global' } as const;
    const data: [number, number, number][] = [
      [0, 0, 10],
      [1, 0, 50],
    ];
    draw({
      series: [{ id: 's', data, highlightScope }],
      highlightedItem: { seriesId: 's', dataIndex: 0 },
    });
    const filters = findAll(CELL).map((cell) =>
      getComputedStyle(cell).getPropertyValue('filter'),
    );
    expect(filters).toEqual(['saturate(120%)', 'saturate(80%)']);
    expect(findAll('[data-highlighted], [data-faded]')).toHaveLength(0);
  },
);

claim(
  'with any slot, cells handle the pointer themselves, except for the default cell',
  {
    'charts/heatmap': [
      'If you pass slots, each cell handles pointer events itself, which is slower.',
      'To avoid this when you keep the default cell, add cell: HeatmapCell to slots.',
    ],
  },
  async () => {
    const readBeside = async (slots?: HeatmapProps['slots']) => {
      draw(slots ? { slots } : {});
      await pointAt(100, 50);
      return readTooltip()?.[1];
    };
    const toolbar = () => null;
    expect(await readBeside()).toBe('S: 10');
    expect(await readBeside({ toolbar })).toBeUndefined();
    expect(await readBeside({ toolbar, cell: HeatmapCell })).toBe('S: 10');
  },
);

claim(
  'localeText and tooltipItem have no effect, a provider does',
  {
    'charts/heatmap':
      'In version 8.29.3, `localeText`, `tooltipItem`, and `onTooltipItemChange` have no effect.',
    'charts/localization':
      'In version 8.29.3, heatmaps and radar charts ignore this prop.',
    'charts/getting-started':
      'In version 8.29.3, heatmaps and radar charts ignore `localeText`.',
  },
  async () => {
    const item = { type: 'heatmap', seriesId: 's', dataIndex: 1 };
    const onTooltipItemChange = jest.fn();
    const series: HeatmapProps['series'] = [{ id: 's', label: 'S', data: [[0, 0, 10]] }];
    draw({ series, tooltipItem: item, onTooltipItemChange } as Partial<HeatmapProps>);
    expect(readTooltip()).toBeNull();
    await pointAt(100, 50, find(CELL));
    expect(readTooltip()?.[1]).toBe('S: 10');
    expect(onTooltipItemChange).not.toHaveBeenCalled();

    const textOf = (chart: React.ReactElement) => {
      cleanup();
      render(chart);
      return find('.MuiChartsSurface-root').textContent;
    };
    const localeText = { loading: 'Wait' };
    const props = { localeText, width: 400, height: 300, loading: true, series: [] };
    const chart = <Heatmap {...props} xAxis={[{ data: [] }]} yAxis={[{ data: [] }]} />;
    expect(textOf(chart)).toContain('Loading data…');
    expect(
      textOf(
        <ChartsLocalizationProvider localeText={localeText}>
          {chart}
        </ChartsLocalizationProvider>,
      ),
    ).toContain('Wait');
  },
);
