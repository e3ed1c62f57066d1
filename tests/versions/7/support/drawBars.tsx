import { findAll, numbersOf } from './chartDom';
import * as React from 'react';
import { cleanup, render } from '@testing-library/react';
import { BarChart, type BarChartProps } from '@mui/x-charts';

export const BAR = '.MuiBarElement-root';

/** Draws a chart of bars in a box of 400 by 275 px, alone in the page. */
export function drawBars(props: Partial<BarChartProps>): void {
  cleanup();
  const made = {
    width: 400,
    height: 300,
    margin: { top: 0, right: 0, bottom: 25, left: 0 },
    skipAnimation: true,
    leftAxis: null,
    xAxis: [{ scaleType: 'band' as const, data: ['A', 'B'] }],
    series: [{ data: [1, 2] }],
    ...props,
    slotProps: { legend: { hidden: true }, ...props.slotProps },
  };
  render(<BarChart {...made} />);
}

/** Left, top, width and height of every bar, in whole pixels. */
export const boxesOfBars = (): number[][] =>
  findAll(BAR).map((_bar, index) =>
    ['x', 'y', 'width', 'height'].map((name) =>
      Math.round(numbersOf(BAR, name)[index] ?? NaN),
    ),
  );
