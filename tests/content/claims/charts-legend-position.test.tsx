/**
 * @jest-environment jsdom
 */
import { find, findAll, ticksOf } from '../../support/components/chartDom';
import * as React from 'react';
import { cleanup, render } from '@testing-library/react';
import { BarChart, PieChart, ScatterChart } from '@mui/x-charts';
import { claim } from '../../support/content/claim';

const size = { width: 400, height: 300 };

claim(
  'the default position depends on the direction, in a pie chart as in others',
  {
    'charts/legend': [
      'default in | all charts except the pie | the pie',
      "position.vertical | 'top' | 'middle'",
      "position.horizontal | 'center' | 'end'",
    ],
  },
  () => {
    const placeOf = (chart: React.ReactElement) => {
      cleanup();
      render(chart);
      const style = getComputedStyle(
        find('.MuiChartsLegend-root').parentElement as Element,
      );
      return ['grid-template-areas', 'align-items', 'justify-items'].map((name) =>
        style.getPropertyValue(name).replace(/\s+/g, ' '),
      );
    };
    const bars = (legend: object) => (
      <BarChart
        {...size}
        slotProps={{ legend }}
        xAxis={[{ data: ['A'] }]}
        series={[{ label: 'S', data: [1] }]}
      />
    );
    const pie = (legend: object) => (
      <PieChart
        {...size}
        slotProps={{ legend }}
        series={[{ data: [{ value: 1, label: 'P' }] }]}
      />
    );
    const above = placeOf(bars({}));
    const beside = placeOf(bars({ direction: 'vertical' }));
    expect(above[0]).toBe('"legend" "chart"');
    expect(beside[0]).toBe('"chart legend"');
    expect(placeOf(pie({}))).toEqual(beside);
    expect(placeOf(pie({ direction: 'horizontal' }))).toEqual(above);
    // The defaults according to the table.
    const inMiddle = { vertical: 'middle', horizontal: 'end' };
    expect(
      placeOf(bars({ direction: 'vertical', position: inMiddle })).slice(0, 2),
    ).toEqual(beside.slice(0, 2));
    const atTop = { vertical: 'top', horizontal: 'center' };
    const [areas, , justified] = placeOf(bars({ position: atTop }));
    expect([areas, justified]).toEqual([above[0], above[2]]);
  },
);

claim(
  'the axes of bars and points keep their limits while a series is hidden',
  {
    'charts/legend':
      'While a series is hidden, the axes keep their limits, and stacks close the gap.',
  },
  () => {
    const ticks = (chart: React.ReactElement, drawn: string) => {
      cleanup();
      render(chart);
      return [ticksOf('Y').at(-1), findAll(drawn).length];
    };
    const BAR = '.MuiBarElement-root[height]:not([height="0"])';
    const bars = (
      <BarChart
        {...size}
        xAxis={[{ data: ['A'] }]}
        series={[
          { id: 'a', data: [1] },
          { id: 'b', data: [100] },
        ]}
      />
    );
    expect(ticks(bars, BAR)[0]).toBe('100');
    const withoutB = [{ type: 'bar', seriesId: 'b' }] as const;
    expect(
      ticks(React.cloneElement(bars, { initialHiddenItems: [...withoutB] }), BAR)[0],
    ).toBe('100');
    const points = (
      <ScatterChart
        {...size}
        series={[
          { id: 'a', data: [{ id: 1, x: 1, y: 1 }] },
          { id: 'b', data: [{ id: 1, x: 1, y: 100 }] },
        ]}
      />
    );
    const POINT = '.MuiScatterChart-marker';
    expect(ticks(points, POINT)).toEqual(['100', 2]);
    const initialHiddenItems = [{ type: 'scatter', seriesId: 'b' }] as const;
    expect(
      ticks(
        React.cloneElement(points, { initialHiddenItems: [...initialHiddenItems] }),
        POINT,
      ),
    ).toEqual(['100', 1]);
  },
);
