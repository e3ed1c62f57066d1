/**
 * @jest-environment jsdom
 */
import {
  find,
  findAll,
  pointAt,
  textsOf,
  ticksOf,
} from '../../support/components/chartDom';
import { defaultOf } from '../../support/components/readApi';
import * as React from 'react';
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import {
  LineChartPro,
  type ChartProApi,
  type LineChartProProps,
} from '@mui/x-charts-pro';

import packageJson from '@mui/x-charts-pro/package.json';
import { claim } from '../../support/content/claim';

const SURFACE = '.MuiChartsSurface-root';
const days = Array.from({ length: 101 }, (_, day) => day);
type Zoom = NonNullable<LineChartProProps['xAxis']>[number]['zoom'];
type Shown = { start: number; end: number };

const received = jest.fn<void, [Shown[]]>();
const apiRef: { current: ChartProApi<'line'> | undefined } = { current: undefined };
const last = (): Shown | undefined => received.mock.lastCall?.[0][0];
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 60));

function draw(zoom: Zoom, props: Partial<LineChartProProps> = {}) {
  cleanup();
  received.mockClear();
  render(
    <LineChartPro
      width={400}
      height={300}
      margin={0}
      hideLegend
      apiRef={apiRef}
      onZoomChange={received}
      xAxis={[{ id: 'x', data: days, domainLimit: 'strict', zoom }]}
      series={[{ data: days, showMark: false }]}
      {...props}
    />,
  );
}

async function run(change: (api: ChartProApi<'line'>) => void) {
  await act(async () => {
    if (!apiRef.current) throw new Error('no api');
    change(apiRef.current);
    await settle();
  });
}

async function turnWheel(delta: { deltaX?: number; deltaY?: number } = { deltaY: -100 }) {
  await pointAt(200, 100);
  await act(async () => {
    fireEvent.wheel(find(SURFACE), { ...delta, clientX: 200, clientY: 100 });
    await settle();
  });
}

const baseline = (): string | null | undefined =>
  find('.MuiChartsAxis-directionX').getAttribute('transform');

// Without a license key the package logs an error, and checks the canvas.
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  jest.restoreAllMocks();
});

claim(
  'the slider takes 28 px, 48 with a preview, or its size',
  {
    'charts/zoom-and-pan':
      "The slider takes up 28 px of the chart's height or width, or 48 px with a preview.",
  },
  () => {
    draw(true);
    expect(baseline()).toBe('translate(0, 275)');
    draw({ slider: { enabled: true } });
    expect(baseline()).toBe('translate(0, 247)');
    draw({ slider: { enabled: true, preview: true } });
    expect(baseline()).toBe('translate(0, 227)');
    draw({ slider: { enabled: true, size: 50 } });
    expect(baseline()).toBe('translate(0, 225)');
  },
);

claim(
  'the preview has ids made of the id of the axis, which another chart may have',
  {
    'charts/zoom-and-pan':
      'In version 8.29.3, the preview uses the axis id as the id of an element on the page.',
  },
  () => {
    draw({ slider: { enabled: true, preview: true } });
    expect(findAll('[id="zoom-preview-mask-x"]')).toHaveLength(1);
  },
);

claim(
  'nothing in the chart or its slider is focusable',
  {
    'charts/zoom-and-pan': "The gestures and the slider don't work with the keyboard.",
  },
  () => {
    draw({ slider: { enabled: true } });
    expect(findAll('[tabindex], [role="slider"], button')).toHaveLength(0);
  },
);

claim(
  'the wheel zooms by step, 5 by default',
  { 'charts/zoom-and-pan': 'step | 5 | how much each turn of the wheel zooms' },
  async () => {
    const span = async (zoom: Zoom) => {
      draw(zoom);
      await turnWheel();
      return (last()?.end ?? 0) - (last()?.start ?? 0);
    };
    const usual = await span(true);
    expect(usual).toBe(await span({ step: 5 }));
    expect(await span({ step: 20 })).toBeLessThan(usual);
  },
);

claim(
  'limits of gestures: at least 10 by default; code and state may go below',
  {
    'charts/zoom-and-pan': [
      'minSpan, maxSpan | 10, 100 | the smallest and the largest part that can be shown',
      'The limits apply to users.',
      'Your code can exceed these limits through initialZoom, zoomData, and the apiRef setters.',
    ],
  },
  async () => {
    const narrow = { initialZoom: [{ axisId: 'x', start: 45, end: 56 }] };
    const span = async (zoom: Zoom) => {
      draw(zoom, narrow);
      await turnWheel();
      await turnWheel();
      await turnWheel();
      return last() ? (last()?.end ?? 0) - (last()?.start ?? 0) : 11;
    };
    expect(await span(true)).toBeGreaterThanOrEqual(10);
    expect(await span({ minSpan: 2 })).toBeLessThan(10);

    draw(true);
    await run((api) => api.setAxisZoomData('x', { axisId: 'x', start: 50, end: 52 }));
    expect(ticksOf('X').slice(0, 2)).toEqual(['50.0', '50.2']);
    draw(true, { initialZoom: [{ axisId: 'x', start: 50, end: 52 }] });
    expect(ticksOf('X').slice(0, 2)).toEqual(['50.0', '50.2']);
  },
);

claim(
  'zoomData and initialZoom are percentages; onZoomChange is called for the wheel',
  {
    'charts/zoom-and-pan': [
      'initialZoom sets which part is visible initially: axisId identifies the axis, and start and end are percentages of its length.',
      'Use zoomData and onZoomChange to control the visible part',
    ],
  },
  async () => {
    draw(true, { initialZoom: [{ axisId: 'x', start: 20, end: 40 }] });
    expect([ticksOf('X')[0], ticksOf('X').at(-1)]).toEqual(['20', '40']);
    draw(true, { zoomData: [{ axisId: 'x', start: 10, end: 50 }] });
    await turnWheel();
    expect(last()?.start).toBeGreaterThan(10);
    expect([ticksOf('X')[0], ticksOf('X').at(-1)]).toEqual(['10', '50']);
  },
);

claim(
  'filterMode: the y-axis keeps the limits of all data, or fits',
  {
    'charts/zoom-and-pan':
      'By default, the y-axis keeps the limits of the entire data set so that different parts stay comparable.',
  },
  () => {
    const initialZoom = [{ axisId: 'x', start: 0, end: 20 }];
    draw(true, { initialZoom });
    expect(ticksOf('Y').at(-1)).toBe('100');
    draw({ filterMode: 'discard' }, { initialZoom });
    expect(ticksOf('Y').at(-1)).toBe('20');
  },
);

claim(
  'methods: one axis, all axes, and updater functions',
  {
    'charts/zoom-and-pan': [
      'setAxisZoomData(axisId, data) | sets the visible part of one axis',
      'setZoomData(data) | sets the visible parts of all axes',
      'exportAsPrint(options), exportAsImage(options) | print or save the chart',
      'setAxisZoomData and setZoomData also accept a function that receives the current zoom data.',
    ],
  },
  async () => {
    draw(true);
    await run((api) => api.setAxisZoomData('x', { axisId: 'x', start: 20, end: 40 }));
    expect(last()).toMatchObject({ start: 20, end: 40 });
    await run((api) =>
      api.setAxisZoomData('x', (now) => ({ ...now, start: now.start + 5 })),
    );
    expect(last()).toMatchObject({ start: 25, end: 40 });
    await run((api) =>
      api.setZoomData((now) => now.map((each) => ({ ...each, end: 60 }))),
    );
    expect(last()).toMatchObject({ start: 25, end: 60 });
    expect(Object.keys(apiRef.current ?? {})).toEqual(
      expect.arrayContaining(['exportAsPrint', 'exportAsImage']),
    );
  },
);

claim(
  'the toolbar: zoom in, zoom out, and an export menu; arrow keys move between them',
  {
    'charts/zoom-and-pan': [
      'showToolbar adds two buttons and a menu.',
      'The toolbar menu prints the chart or saves it as a PNG, including the legend.',
      'The toolbar is a single tab stop.',
      'The left and right arrow keys move between its buttons.',
    ],
  },
  async () => {
    draw(true, { showToolbar: true });
    const buttons = findAll('[role="toolbar"] button');
    expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual([
      'Zoom in',
      'Zoom out',
      'Export',
    ]);
    expect(buttons.map((button) => button.tabIndex)).toEqual([0, -1, -1]);
    act(() => buttons[0]?.focus());
    fireEvent.keyDown(buttons[0] ?? document.body, { key: 'ArrowRight' });
    expect(document.activeElement).toBe(buttons[2]);
    await act(async () => {
      fireEvent.click(buttons[0] ?? document.body);
      fireEvent.click(buttons[2] ?? document.body);
      await settle();
    });
    expect(last()?.start).toBeGreaterThan(0);
    expect(textsOf('[role="menuitem"]')).toEqual(['Print', 'Export as PNG']);
  },
);

claim(
  'images need an optional dependency',
  {
    'charts/zoom-and-pan':
      'Saving images requires the rasterizehtml package, an optional dependency of @mui/x-charts-pro.',
  },
  () => {
    expect(Object.keys(packageJson.optionalDependencies)).toEqual(['rasterizehtml']);
  },
);

claim(
  'scrolling sideways pans if only x-axes zoom, unless panning is off',
  {
    'charts/zoom-and-pan': [
      'panning | true | whether gestures can move the visible part; the slider always can',
      'pan | wheel, default if only x-axes zoom | scrolls horizontally',
    ],
  },
  async () => {
    const initialZoom = [{ axisId: 'x', start: 40, end: 60 }];
    const panned = async (zoom: Zoom, props: Partial<LineChartProProps> = {}) => {
      draw(zoom, { initialZoom, ...props });
      await turnWheel({ deltaX: 100 });
      return received.mock.calls
        .map(([shown]) => shown.find((each) => 'axisId' in each && each.axisId === 'x'))
        .some(
          (shown) => shown?.start !== 40 && (shown?.end ?? 0) - (shown?.start ?? 0) > 19,
        );
    };
    expect(await panned(true)).toBe(true);
    expect(await panned({ panning: false })).toBe(false);
    expect(await panned(true, { yAxis: [{ id: 'y', zoom: true }] })).toBe(false);
  },
);

claim(
  'the slider shows its values always, or on hover, which is the default',
  {
    'charts/zoom-and-pan':
      "slider.showTooltip determines when the ends of the slider show their values: 'hover' (the default), 'always', or 'never'.",
  },
  async () => {
    const shown = async (showTooltip?: 'always' | 'hover') => {
      const slider = { enabled: true, ...(showTooltip && { showTooltip }) };
      draw({ slider }, { initialZoom: [{ axisId: 'x', start: 20, end: 60 }] });
      await act(settle);
      return new Set(textsOf('[class*="ZoomSliderTooltip"], [class*="Tooltip-root"]'))
        .size;
    };
    expect(await shown('always')).toBe(2);
    expect(await shown('hover')).toBe(0);
    expect(await shown()).toBe(0);
  },
);

claim(
  'images are named after the page, and no nonce is set by default',
  {
    'charts/zoom-and-pan': ['fileName (images) | the page title', 'nonce | none'],
  },
  () => {
    const options = ['fileName', 'nonce'];
    expect(options.map((each) => defaultOf('ChartImageExportOptions', each))).toEqual([
      'The title of the document the chart belongs to',
      null,
    ]);
  },
);
