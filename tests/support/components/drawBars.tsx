import { findAll } from './chartDom';
import * as React from 'react';
import { cleanup, render } from '@testing-library/react';
import { BarChart, type BarChartProps } from '@mui/x-charts';

export const BAR = '.MuiBarElement-root';

/** Renders a bar chart of 400 by 275 px. */
export function drawBars(props: Partial<BarChartProps>): void {
  cleanup();
  const made = {
    width: 400,
    height: 300,
    margin: 0,
    hideLegend: true,
    xAxis: [{ data: ['A', 'B'] }],
    yAxis: [{ position: 'none' as const }],
    series: [{ data: [1, 2] }],
    ...props,
  };
  render(<BarChart {...made} />);
}

/** Left, top, width and height of every bar, in whole pixels. */
export const boxesOfBars = (): number[][] =>
  findAll(BAR).map((bar) =>
    ['x', 'y', 'width', 'height'].map((name) =>
      Math.round(Number(bar.getAttribute(name))),
    ),
  );
