/**
 * @jest-environment jsdom
 */
import {
  clickAt,
  find,
  findAll,
  pointAt,
  press,
  readTooltip,
} from '../../support/components/chartDom';
import * as React from 'react';
import { act, cleanup, render } from '@testing-library/react';
import {
  BAR_CHART_PLUGINS,
  BarPlot,
  ChartsAxisHighlight,
  ChartsContainer,
  ChartsDataProvider,
  ChartsTooltip,
  LINE_CHART_PLUGINS,
  PIE_CHART_PLUGINS,
  RADAR_PLUGINS,
  SCATTER_CHART_PLUGINS,
  ScatterPlot,
  useChartCartesianAxis,
  useChartClosestPoint,
  useChartHighlight,
  useChartInteraction,
  useChartPolarAxis,
  useChartTooltip,
  useChartVisibilityManager,
  useChartZAxis,
  useRadiusScale,
  useRotationScale,
  type UseChartPolarAxisSignature,
} from '@mui/x-charts';
import * as pro from '@mui/x-charts-pro';
import { claim } from '../../support/content/claim';

const made = {
  width: 300,
  height: 200,
  margin: 0,
  series: [{ id: 's', type: 'bar' as const, data: [1, 2] }],
};

claim(
  'plugin lists of the charts: which ones a bar chart lacks, and which it shares',
  {
    'charts/plugins': [
      'useChartProZoom | zoom and its methods | only in Pro containers',
      'useChartProExport | export and its methods | only in Pro containers',
      'BAR_CHART_PLUGINS, LINE_CHART_PLUGINS, PIE_CHART_PLUGINS, SCATTER_CHART_PLUGINS, and RADAR_PLUGINS.',
      'BAR_CHART_PRO_PLUGINS, LINE_CHART_PRO_PLUGINS, PIE_CHART_PRO_PLUGINS, SCATTER_CHART_PRO_PLUGINS, RADAR_CHART_PRO_PLUGINS, HEATMAP_PLUGINS, and FUNNEL_CHART_PLUGINS.',
      'The second chart uses the plugin list of a bar chart, which does not look for the nearest point:',
    ],
  },
  () => {
    for (const list of [BAR_CHART_PLUGINS, LINE_CHART_PLUGINS, SCATTER_CHART_PLUGINS])
      for (const plugin of [
        useChartCartesianAxis,
        useChartZAxis,
        useChartInteraction,
        useChartTooltip,
        useChartHighlight,
        useChartVisibilityManager,
      ])
        expect(list).toContain(plugin);
    expect(SCATTER_CHART_PLUGINS).toContain(useChartClosestPoint);
    expect(BAR_CHART_PLUGINS).not.toContain(useChartClosestPoint);
    expect(RADAR_PLUGINS).toContain(useChartPolarAxis);
    expect(PIE_CHART_PLUGINS).not.toContain(useChartCartesianAxis);
    for (const list of [
      pro.BAR_CHART_PRO_PLUGINS,
      pro.LINE_CHART_PRO_PLUGINS,
      pro.SCATTER_CHART_PRO_PLUGINS,
      pro.HEATMAP_PLUGINS,
    ]) {
      expect(list).toContain(pro.useChartProZoom);
      expect(list).toContain(pro.useChartProExport);
    }
    for (const list of [
      pro.PIE_CHART_PRO_PLUGINS,
      pro.RADAR_CHART_PRO_PLUGINS,
      pro.FUNNEL_CHART_PLUGINS,
    ])
      expect(list).toContain(pro.useChartProExport);
  },
);

claim(
  'keyboard navigation is an ordinary plugin; series need those of the pointer',
  {
    'charts/plugins': [
      'These lists and the Community default plugins include keyboard navigation',
      'BarPlot, LinePlot, ScatterPlot, and PiePlot need useChartInteraction, useChartTooltip, and useChartHighlight.',
      'Without these plugins, they throw an error, some only when the pointer is over an item.',
      'A prop without its plugin, such as enableKeyboardNavigation, has no effect and logs no warning.',
    ],
  },
  async () => {
    cleanup();
    const stops = (props: object) => {
      cleanup();
      render(
        <ChartsContainer
          {...made}
          enableKeyboardNavigation
          xAxis={[{ scaleType: 'band', data: ['a', 'b'] }]}
          {...props}
        >
          <BarPlot />
        </ChartsContainer>,
      );
      return find('svg').getAttribute('tabindex');
    };
    expect(stops({})).toBe('0');
    act(() => find('svg').focus());
    await press('ArrowRight');
    expect(find('svg').hasAttribute('data-has-focused-item')).toBe(true);
    const three = [useChartInteraction, useChartTooltip, useChartHighlight];
    expect(stops({ plugins: [useChartCartesianAxis, ...three] })).toBeNull();
    jest.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => stops({ plugins: [useChartCartesianAxis] })).toThrow();
    jest.restoreAllMocks();
  },
);

claim(
  'axis highlights and axis tooltips need the position of the pointer',
  {
    'charts/plugins':
      'useChartInteraction | the position of the pointer, for axis highlights and for tooltips at the pointer; put it before useChartCartesianAxis | yes',
  },
  async () => {
    const show = async (plugins: object[]) => {
      cleanup();
      render(
        <ChartsContainer
          {...made}
          xAxis={[{ scaleType: 'band', data: ['a', 'b'] }]}
          plugins={plugins as never}
        >
          <ChartsAxisHighlight x="band" />
          <ChartsTooltip trigger="axis" />
        </ChartsContainer>,
      );
      await pointAt(70, 100);
      return [findAll('.MuiChartsAxisHighlight-root').length, readTooltip()?.[0]];
    };
    const others = [useChartCartesianAxis, useChartTooltip, useChartHighlight];
    expect(await show([useChartInteraction, ...others])).toEqual([1, 'a']);
    expect(await show([...others, useChartInteraction])).toEqual([0, undefined]);
    expect(await show(others)).toEqual([0, undefined]);
  },
);

claim(
  'points found by their distance need neither the pointer nor the tooltip',
  {
    'charts/plugins':
      'There is one exception: ScatterPlot needs only useChartHighlight while useChartClosestPoint looks for the nearest point.',
  },
  async () => {
    const onItemClick = jest.fn();
    const show = async (...plugins: object[]) => {
      cleanup();
      render(
        <ChartsContainer
          {...made}
          series={[
            {
              type: 'scatter',
              highlightScope: { fade: 'global' },
              data: [1, 2].map((id) => ({ id, x: id, y: 1 })),
            },
          ]}
          xAxis={[{ min: 0, max: 3 }]}
          yAxis={[{ min: 0, max: 2 }]}
          plugins={[useChartCartesianAxis, useChartZAxis, ...plugins] as never}
          {...{ onItemClick }}
        >
          <ScatterPlot />
          <ChartsTooltip trigger="item" />
        </ChartsContainer>,
      );
      await clickAt(95, 100);
      return [findAll('[data-faded]').length, readTooltip()];
    };
    expect(await show(useChartHighlight, useChartClosestPoint)).toEqual([1, null]);
    expect(onItemClick).toHaveBeenCalledTimes(1);
    expect(await show(useChartHighlight, useChartClosestPoint, useChartTooltip)).toEqual([
      1,
      [': (1, 1)'],
    ]);
    jest.spyOn(console, 'error').mockImplementation(() => {});
    await expect(show(useChartClosestPoint)).rejects.toThrow();
    jest.restoreAllMocks();
  },
);

claim(
  'polar axes: radians from the top, up to half of the smaller side',
  {
    'charts/plugins': [
      'useChartPolarAxis adds the axes of a radar chart to any chart.',
      'Angles are in radians, clockwise from the top.',
      'The largest radius is half the shorter side of the drawing area.',
    ],
  },
  () => {
    cleanup();
    const read: unknown[] = [];
    function Reader() {
      const angle = useRotationScale<'linear'>();
      const radius = useRadiusScale<'linear'>();
      read.push([angle?.(6), radius?.(10)]);
      return null;
    }
    render(
      <ChartsDataProvider<'radar', [UseChartPolarAxisSignature]>
        width={300}
        height={200}
        margin={0}
        plugins={[useChartPolarAxis]}
        rotationAxis={[{ id: 'a', scaleType: 'linear', min: 0, max: 24, endAngle: 180 }]}
        radiusAxis={[{ id: 'r', scaleType: 'linear', min: 0, max: 10 }]}
        series={[]}
      >
        <Reader />
      </ChartsDataProvider>,
    );
    expect(read.at(-1)).toEqual([Math.PI / 4, 100]);
    expect(findAll('svg')).toHaveLength(0);
  },
);

claim(
  'only the Community container reports the nearest point',
  {
    'charts/plugins':
      'the nearest point of a scatter series | only in Community containers',
  },
  async () => {
    const report = async (Container: typeof ChartsContainer) => {
      cleanup();
      const onItemClick = jest.fn();
      render(
        <Container
          {...made}
          series={[{ type: 'scatter', data: [{ id: 'p', x: 1, y: 1 }] }]}
          xAxis={[{ min: 0, max: 2 }]}
          yAxis={[{ min: 0, max: 2 }]}
          onItemClick={onItemClick}
        >
          <ScatterPlot />
        </Container>,
      );
      await clickAt(250, 100);
      return onItemClick.mock.calls.length;
    };
    expect(await report(ChartsContainer)).toBe(1);
    expect(await report(pro.ChartsContainerPro as typeof ChartsContainer)).toBe(0);
  },
);
