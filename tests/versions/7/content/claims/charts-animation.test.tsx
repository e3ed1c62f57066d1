/**
 * @jest-environment jsdom
 */
import { numbersOf } from '../../support/chartDom';
import { createMatchMedia } from '../../support/createMatchMedia';
import * as React from 'react';
import { act, cleanup, render } from '@testing-library/react';
import { BarChart, BarPlot, ResponsiveChartContainer } from '@mui/x-charts';

/** Says whether users prefer reduced motion. */
function preferReducedMotion(matches: boolean) {
  window.matchMedia = createMatchMedia(() => matches);
}

const frame = (time: number) =>
  act(() => new Promise<void>((resolve) => setTimeout(resolve, time)));

function drawBars(height: number, props: object = {}) {
  return (
    <BarChart
      width={300}
      height={300}
      margin={{ top: 0, right: 0, bottom: 0, left: 0 }}
      xAxis={[{ scaleType: 'band', data: ['A'] }]}
      yAxis={[{ min: 0, max: 10 }]}
      series={[{ data: [height] }]}
      {...props}
    />
  );
}
const barHeight = () => Math.round(numbersOf('.MuiBarElement-root', 'height')[0] ?? NaN);

afterEach(() => preferReducedMotion(true));

test('a change takes time, and none with skipAnimation or reduced motion', async () => {
  const halfway = async (props: object, reduced = false) => {
    cleanup();
    preferReducedMotion(reduced);
    const { rerender } = render(drawBars(1, props));
    await frame(2500);
    rerender(drawBars(10, props));
    await frame(20);
    const during = barHeight();
    await frame(2500);
    return [during < 299, barHeight()];
  };
  expect(await halfway({})).toEqual([true, 300]);
  expect(await halfway({ skipAnimation: true })).toEqual([false, 300]);
  expect(await halfway({}, true)).toEqual([false, 300]);
  expect(await halfway({ skipAnimation: false }, true)).toEqual([false, 300]);
});

test('skipAnimation of a container holds for its plots', async () => {
  const draw = (value: number) => (
    <ResponsiveChartContainer
      width={300}
      height={300}
      margin={{ top: 0, right: 0, bottom: 0, left: 0 }}
      skipAnimation
      xAxis={[{ scaleType: 'band', data: ['A'] }]}
      yAxis={[{ min: 0, max: 10 }]}
      series={[{ type: 'bar', data: [value] }]}
    >
      <BarPlot />
    </ResponsiveChartContainer>
  );
  cleanup();
  preferReducedMotion(false);
  const { rerender } = render(draw(1));
  await frame(50);
  rerender(draw(10));
  await frame(20);
  expect(barHeight()).toBe(300);
});
