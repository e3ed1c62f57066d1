/**
 * @jest-environment jsdom
 */
import { find, findAll } from '../../support/components/chartDom';
import * as React from 'react';
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import {
  BarChart,
  ChartsBrushOverlay,
  LineChart,
  ScatterChart,
  useBrush,
} from '@mui/x-charts';
import { BarChartPro, Heatmap, LineChartPro, ScatterChartPro } from '@mui/x-charts-pro';
import { claim } from '../../support/content/claim';

const size = { width: 400, height: 300, margin: 0, hideLegend: true };
const none = [{ position: 'none' as const }];
let brushes: ReturnType<typeof useBrush>[] = [];

function Reader() {
  brushes.push(useBrush());
  return null;
}

function draw(
  Chart: React.ElementType,
  props: object,
  children = <ChartsBrushOverlay />,
) {
  cleanup();
  brushes = [];
  render(
    <Chart {...size} xAxis={none} yAxis={none} brushConfig={{ enabled: true }} {...props}>
      <Reader />
      {children}
    </Chart>,
  );
}

/** Drags from one point to another. */
async function drag(from: [number, number], to: [number, number]) {
  const svg = find('svg.MuiChartsSurface-root');
  const fire = (type: string, [clientX, clientY]: number[], buttons = 1) =>
    act(async () => {
      const at = { clientX, clientY, buttons, bubbles: true, cancelable: true };
      fireEvent(svg, new PointerEvent(type, at));
      await new Promise((resolve) => setTimeout(resolve, 40));
    });
  await fire('pointerenter', from, 0);
  await fire('pointerdown', from);
  await fire('pointermove', [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]);
  await fire('pointermove', to);
  return () => fire('pointerup', to, 0);
}

const overlay = () => findAll('.MuiChartsBrushOverlay-rect');
const box = () =>
  ['x', 'y', 'width', 'height'].map((name) => Number(overlay()[0]?.getAttribute(name)));
const line = {
  xAxis: [{ data: [1, 2, 3], position: 'none' as const }],
  series: [{ data: [1, 2, 3] }],
};

claim(
  'the brush is null, follows the drag, and is null again',
  {
    'charts/brush': [
      'While users drag, useBrush() returns { start, current } in SVG pixels; before and after, it returns null.',
      'In charts with lines or vertical bars, the brush selects along the x-axis',
    ],
  },
  async () => {
    draw(LineChart, line);
    expect(brushes.at(-1)).toBeNull();
    const release = await drag([100, 50], [200, 150]);
    expect(brushes.at(-1)).toEqual({
      start: { x: 100, y: 50 },
      current: { x: 200, y: 150 },
    });
    expect(box()).toEqual([100, 0, 100, 300]);
    await release();
    expect(brushes.at(-1)).toBeNull();
    expect(overlay()).toHaveLength(0);
  },
);

claim(
  'without enabled, nothing happens',
  { 'charts/brush': 'enabled | false | turns the brush on' },
  async () => {
    draw(LineChart, { ...line, brushConfig: {} });
    await drag([100, 50], [200, 150]);
    expect(brushes.at(-1)).toBeNull();
  },
);

claim(
  'horizontal bars select along y, scatter charts a rectangle',
  { 'charts/brush': 'In scatter charts, it selects a rectangle.' },
  async () => {
    draw(BarChart, {
      layout: 'horizontal',
      yAxis: [{ data: ['a', 'b'], position: 'none' }],
      series: [{ data: [1, 2] }],
    });
    await drag([100, 50], [200, 150]);
    expect(box()).toEqual([0, 50, 400, 100]);
    draw(ScatterChart, { series: [{ data: [{ id: 1, x: 1, y: 1 }] }] });
    await drag([200, 150], [100, 50]);
    expect(box()).toEqual([100, 50, 100, 100]);
  },
);

claim(
  'three Pro charts render the overlay themselves, and a heatmap has no brush',
  {
    'charts/brush': [
      '`LineChartPro`, `BarChartPro`, and `ScatterChartPro` draw the overlay themselves, so omit `ChartsBrushOverlay` there.',
      'a heatmap ignores `brushConfig`.',
    ],
  },
  async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const cells = [{ data: ['A', 'B'], position: 'none' as const }];
    const charts: [React.ElementType, object, number][] = [
      [LineChartPro, line, 1],
      [BarChartPro, line, 1],
      [ScatterChartPro, { series: [{ data: [{ id: 1, x: 1, y: 1 }] }] }, 1],
      [Heatmap, { xAxis: cells, yAxis: cells, series: [{ data: [[0, 0, 1]] }] }, 0],
    ];
    for (const [Chart, props, count] of charts) {
      draw(Chart, props, <g />);
      await drag([100, 50], [200, 150]);
      expect(overlay()).toHaveLength(count);
    }
    draw(LineChart, line, <g />);
    await drag([100, 50], [200, 150]);
    expect(overlay()).toHaveLength(0);
    jest.restoreAllMocks();
  },
);

claim(
  'the tooltip and the highlight are disabled during a brush by default',
  {
    'charts/brush': [
      'preventTooltip | true | hides the tooltip while users drag',
      'preventHighlight | true | hides the highlight while users drag',
    ],
  },
  async () => {
    const shown = async (brushConfig: object) => {
      draw(LineChart, { ...line, brushConfig: { enabled: true, ...brushConfig } });
      await drag([100, 50], [200, 150]);
      return [
        findAll('[role="tooltip"]').length > 0,
        findAll('.MuiChartsAxisHighlight-root').length > 0,
      ];
    };
    expect(await shown({})).toEqual(
      await shown({ preventTooltip: true, preventHighlight: true }),
    );
    expect(await shown({})).toEqual([false, false]);
    expect(await shown({ preventTooltip: false, preventHighlight: false })).toEqual([
      true,
      true,
    ]);
  },
);
