/**
 * @jest-environment jsdom
 */
import {
  find,
  nextFrames,
  pointAt,
  readTooltip,
} from '../../support/components/chartDom';
import * as React from 'react';
import { act, cleanup, render, waitFor } from '@testing-library/react';
import {
  BarChart,
  ChartsSurface,
  ChartsTooltip,
  RadarChart,
  RadarDataProvider,
  SparkLineChart,
} from '@mui/x-charts';
import { claim } from '../../support/content/claim';

const size = { width: 400, height: 300 };
const slotProps = { tooltip: { trigger: 'item', anchor: 'node' } } as const;
const values = {
  radar: { metrics: ['A', 'B', 'C'] },
  series: [{ id: 's', label: 'S', data: [1, 2, 3] }],
};

afterEach(cleanup);

claim(
  'tooltipItem opens no tooltip in a radar chart and a sparkline',
  {
    'charts/tooltip':
      'In version 8.29.3, heatmaps, radar charts, and sparklines ignore both props, but RadarDataProvider accepts them.',
  },
  async () => {
    // React warns that both charts pass the prop to the SVG.
    const warn = jest.spyOn(console, 'error').mockImplementation(() => {});
    const item = { type: 'radar', seriesId: 's', dataIndex: 1 } as const;
    render(
      <React.Fragment>
        <RadarChart {...size} {...values} slotProps={slotProps} tooltipItem={item} />
        <SparkLineChart
          {...size}
          data={[1, 2, 3]}
          showTooltip
          slotProps={slotProps}
          tooltipItem={{ type: 'line', seriesId: 'auto-generated-id-0', dataIndex: 1 }}
        />
      </React.Fragment>,
    );
    await act(nextFrames);
    expect(readTooltip()).toBeNull();
    warn.mockRestore();
    cleanup();

    render(
      <RadarDataProvider {...size} {...values} tooltipItem={item}>
        <ChartsSurface />
        <ChartsTooltip trigger="item" anchor="node" />
      </RadarDataProvider>,
    );
    await waitFor(() => expect(readTooltip()?.join()).toContain('2'));
  },
);

claim(
  'null from a valueFormatter hides the series, but not with trigger item',
  {
    'charts/gantt':
      "valueFormatter: () => null keeps the transparent series out of the tooltip, unless the tooltip has trigger: 'item'.",
  },
  async () => {
    for (const [trigger, shown] of [
      ['axis', ['A', 'Task: 3']],
      ['item', ['Start: ']],
    ] as const) {
      cleanup();
      render(
        <BarChart
          {...size}
          hideLegend
          skipAnimation
          layout="horizontal"
          margin={0}
          xAxis={[{ position: 'none' }]}
          yAxis={[{ data: ['A'], position: 'none' }]}
          series={[
            { label: 'Start', data: [4], stack: 's', valueFormatter: () => null },
            { label: 'Task', data: [3], stack: 's' },
          ]}
          slotProps={{ tooltip: { trigger } }}
        />,
      );
      await pointAt(
        100,
        150,
        trigger === 'item' ? find('.MuiBarElement-root') : undefined,
      );
      expect(readTooltip()).toEqual(shown);
    }
  },
);
