/**
 * @jest-environment jsdom
 */
import { find, press, readTooltip } from '../../support/components/chartDom';
import * as React from 'react';
import { act, cleanup, render } from '@testing-library/react';
import { BarChart, RadarChart } from '@mui/x-charts';
import { claim } from '../../support/content/claim';

const SURFACE = '.MuiChartsSurface-root';

claim(
  'arrow keys: start from either end, and stop at the ends; other keys and leaving',
  {
    'charts/getting-started': [
      '→ | moves to the next value, or to the first value if none has focus',
      '← | moves to the previous value, or to the last value if none has focus',
      '← and → stop at the ends',
      "The tooltip follows the focused value if its trigger is 'item'.",
    ],
  },
  async () => {
    const drawBars = () => {
      cleanup();
      const series = [
        { label: 'S', data: [1, 2] },
        { label: 'U', data: [3, 4] },
      ];
      render(
        <BarChart
          width={400}
          height={300}
          enableKeyboardNavigation
          xAxis={[{ data: ['A', 'B'] }]}
          series={series}
          slotProps={{ tooltip: { trigger: 'item' } }}
        />,
      );
      act(() => find(SURFACE).focus());
    };
    const read: unknown[] = [];
    drawBars();
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'Home', 'End']) {
      await press(key);
      read.push(readTooltip()?.[0]);
    }
    expect(read).toEqual(['S: 1', 'S: 2', 'S: 2', 'S: 2', 'S: 2']);
    drawBars();
    await press('ArrowLeft');
    expect(readTooltip()).toEqual(['U: 4']);
    await act(async () => {
      find(SURFACE).blur();
      await Promise.resolve();
    });
    expect(readTooltip()).toBeNull();
  },
);

claim(
  'up and down wrap around; left and right do so only in a radar chart',
  { 'charts/getting-started': 'In a radar chart, ← and → also wrap around.' },
  async () => {
    const shared = {
      width: 400,
      height: 300,
      enableKeyboardNavigation: true,
      slotProps: { tooltip: { trigger: 'item' } },
      series: [
        { label: 'S', data: [1, 2, 3] },
        { label: 'U', data: [4, 5, 6] },
      ],
    } as const;
    const series = shared.series.map(({ label, data }) => ({ label, data: [...data] }));
    const walk = async <T,>(chart: React.ReactElement, keys: string, read: () => T) => {
      cleanup();
      render(chart);
      act(() => find(SURFACE).focus());
      const received: T[] = [];
      for (const key of keys.split(' ')) {
        await press(`Arrow${key}`);
        received.push(read());
      }
      return received;
    };
    const bars = (
      <BarChart {...shared} series={series} xAxis={[{ data: ['A', 'B', 'C'] }]} />
    );
    const inTooltip = () => readTooltip()?.[0];
    expect(await walk(bars, 'Right Up Up Down Down', inTooltip)).toEqual([
      'S: 1',
      'U: 4',
      'S: 1',
      'U: 4',
      'S: 1',
    ]);
    expect(await walk(bars, 'Right Left Right Right Right', inTooltip)).toEqual([
      'S: 1',
      'S: 1',
      'S: 2',
      'S: 3',
      'S: 3',
    ]);
    const radar = (
      <RadarChart {...shared} series={series} radar={{ metrics: ['a', 'b', 'c'] }} />
    );
    const frame = () => find(`${SURFACE} rect[rx="3"]`).getAttribute('y');
    const [first, , , again] = await walk(radar, 'Right Right Right Right', frame);
    expect(again).toBe(first);
    const [, back, start] = await walk(radar, 'Right Left Right', frame);
    expect([back === first, start]).toEqual([false, first]);
  },
);
