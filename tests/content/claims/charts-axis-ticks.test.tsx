/**
 * @jest-environment jsdom
 */
import { findAll, textsOf, ticksOf } from '../../support/components/chartDom';
import * as React from 'react';
import { cleanup, render } from '@testing-library/react';
import { BarChart, LineChart, type ChartsTextProps } from '@mui/x-charts';
import { Heatmap, heatmapClasses } from '@mui/x-charts-pro';
import { claim } from '../../support/content/claim';

const size = { width: 500, height: 300, hideLegend: true };

afterEach(cleanup);

claim(
  'the scale accepts format specifiers of D3; defaultTickLabel is the default text',
  {
    'charts/axis': [
      'An axis uses a D3 scale, which also understands the specifiers of d3-format and d3-time-format.',
      'For ticks, context.defaultTickLabel is the default text.',
    ],
  },
  () => {
    const defaults: string[] = [];
    render(
      <LineChart
        {...size}
        xAxis={[{ data: [1, 2] }]}
        yAxis={[
          {
            scaleType: 'log',
            min: 1,
            max: 10_000,
            width: 60,
            valueFormatter: (value: number, context) => {
              if (context.location !== 'tick') return '';
              defaults.push(context.defaultTickLabel);
              return context.scale.tickFormat(5, '~s')(value);
            },
          },
        ]}
        series={[{ data: [1, 10_000] }]}
      />,
    );
    expect(ticksOf('Y')).toEqual(expect.arrayContaining(['1', '10', '1k']));
    expect(defaults).toContain('1k');
  },
);

claim(
  'axisTickLabel of the chart applies to all axes, and receives the location and the text',
  {
    'charts/axis':
      '`slots.axisTickLabel` on the chart replaces the tick labels of all axes.',
  },
  () => {
    const Picture = ({ x, y, text }: ChartsTextProps) => (
      <g className="picture">{`${typeof x} ${typeof y} ${text}`}</g>
    );
    render(
      <BarChart
        {...size}
        slots={{ axisTickLabel: Picture }}
        xAxis={[{ data: ['A', 'B'] }]}
        series={[{ data: [1, 2] }]}
      />,
    );
    expect(textsOf('.picture')).toEqual(
      expect.arrayContaining(['number number A', 'number number B', 'number number 2.0']),
    );
    expect(ticksOf('Y')).toEqual([]);
  },
);

claim(
  'groups on a y-axis: neighbors share a label, others do not',
  {
    'charts/axis':
      'Each group has a getValue function, and adjacent items with the same value share one label.',
  },
  () => {
    render(
      <BarChart
        {...size}
        layout="horizontal"
        yAxis={[
          {
            scaleType: 'band',
            data: ['a1', 'a2', 'b1', 'a3'],
            groups: [
              { getValue: (name: string) => name },
              { getValue: (name: string) => name[0]! },
            ],
          },
        ]}
        series={[{ data: [1, 2, 3, 4] }]}
      />,
    );
    const outer = '.MuiChartsAxis-directionY [data-group-index="1"]';
    expect(textsOf(outer).filter(Boolean)).toEqual(['a', 'b', 'a']);
  },
);

claim(
  'classes of highlighted and faded cells',
  {
    'charts/heatmap': [
      'A highlighted cell has the class heatmapClasses.highlighted, and a faded one has heatmapClasses.faded.',
      'The class names, Charts-highlighted and Charts-faded, are not specific to heatmaps.',
    ],
  },
  () => {
    const quiet = jest.spyOn(console, 'error').mockImplementation(() => {});
    render(
      <Heatmap
        width={400}
        height={300}
        xAxis={[{ data: ['A', 'B'] }]}
        yAxis={[{ data: ['u'] }]}
        series={[
          {
            id: 's',
            data: [
              [0, 0, 1],
              [1, 0, 2],
            ],
            highlightScope: { highlight: 'item', fade: 'global' },
          },
        ]}
        highlightedItem={{ seriesId: 's', dataIndex: 0 }}
      />,
    );
    quiet.mockRestore();
    expect([heatmapClasses.highlighted, heatmapClasses.faded]).toEqual([
      'Charts-highlighted',
      'Charts-faded',
    ]);
    expect(findAll(`.${heatmapClasses.cell}.${heatmapClasses.highlighted}`)).toHaveLength(
      1,
    );
    expect(findAll(`.${heatmapClasses.cell}.${heatmapClasses.faded}`)).toHaveLength(1);
  },
);
