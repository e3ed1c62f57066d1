/**
 * Runs in the page that `npm run bench:charts` opens: draws a chart and says what it took.
 * Points are the same in every run.
 */
import * as React from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { BarChart, LineChart, ScatterChart, type BarChartProps } from '@mui/x-charts';

/** What one chart took to draw. */
export interface ChartCost {
  /** From the first call of React to the frame after the chart is in the page. */
  ms: number;
  /** Elements in the page that belong to the chart. */
  elements: number;
}

const SIZE = { width: 800, height: 400, hideLegend: true };

const valueAt = (index: number): number =>
  50 + 30 * Math.sin(index / 40) + ((index * 37) % 17);

const listValues = (count: number): number[] =>
  Array.from({ length: count }, (_, index) => valueAt(index));

const listPlaces = (count: number): number[] =>
  Array.from({ length: count }, (_, index) => index);

const drawLine = (count: number, showMark: boolean) => (
  <LineChart
    {...SIZE}
    xAxis={[{ data: listPlaces(count) }]}
    series={[{ data: listValues(count), showMark }]}
  />
);

const drawBars = (
  count: number,
  props: Pick<BarChartProps, 'renderer' | 'skipAnimation'> = {},
  tickSpacing = 0,
) => (
  <BarChart
    {...SIZE}
    {...props}
    xAxis={[{ data: listPlaces(count), tickSpacing }]}
    series={[{ data: listValues(count) }]}
  />
);

const drawPoints = (count: number, renderer?: 'svg-batch') => (
  <ScatterChart
    {...SIZE}
    {...(renderer && { renderer })}
    series={[{ data: listValues(count).map((y, x) => ({ id: x, x, y })) }]}
  />
);

const CASES = {
  'line without marks': (count: number) => drawLine(count, false),
  'line with marks': (count: number) => drawLine(count, true),
  bars: (count: number) => drawBars(count),
  'bars, skipAnimation': (count: number) => drawBars(count, { skipAnimation: true }),
  'bars, tickSpacing': (count: number) => drawBars(count, {}, 50),
  'bars, svg-batch': (count: number) => drawBars(count, { renderer: 'svg-batch' }),
  'bars, both': (count: number) => drawBars(count, { renderer: 'svg-batch' }, 50),
  scatter: (count: number) => drawPoints(count),
  'scatter, svg-batch': (count: number) => drawPoints(count, 'svg-batch'),
};
export type CaseName = keyof typeof CASES;

const nextFrame = (): Promise<number> => new Promise(requestAnimationFrame);

async function drawChart(name: CaseName, count: number): Promise<ChartCost> {
  const chart = CASES[name](count);
  const box = document.body.appendChild(document.createElement('div'));
  const root = createRoot(box);
  await nextFrame();
  const start = performance.now();
  flushSync(() => root.render(chart));
  // The second frame begins when the first one has been laid out and painted.
  await nextFrame();
  await nextFrame();
  const cost = {
    ms: performance.now() - start,
    elements: box.querySelectorAll('*').length,
  };
  root.unmount();
  box.remove();
  return cost;
}

Object.assign(window, { drawChart, caseNames: Object.keys(CASES) });
