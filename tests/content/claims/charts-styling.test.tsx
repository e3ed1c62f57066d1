/**
 * @jest-environment jsdom
 */
import { find, findAll, pointAt } from '../../support/components/chartDom';
import * as React from 'react';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import {
  BarChart,
  blueberryTwilightPalette,
  bluePalette,
  cheerfulFiestaPalette,
  cyanPalette,
  Gauge,
  greenPalette,
  LineChart,
  mangoFusionPalette,
  orangePalette,
  PieChart,
  pinkPalette,
  purplePalette,
  RadarChart,
  rainbowSurgePalette,
  redPalette,
  ScatterChart,
  SparkLineChart,
  strawberrySkyPalette,
  yellowPalette,
  type BarChartProps,
} from '@mui/x-charts';
import { BarChartPro } from '@mui/x-charts-pro';
import { createTheme, getContrastRatio, ThemeProvider } from '@mui/material/styles';
import type {} from '@mui/x-charts/themeAugmentation';
import { readApi } from '../../support/components/readApi';
import { claim } from '../../support/content/claim';

const BAR = '.MuiBarElement-root';
const size = { width: 400, height: 300, hideLegend: true };

function draw(props: Partial<BarChartProps> = {}, theme = createTheme()) {
  cleanup();
  render(
    <ThemeProvider theme={theme}>
      <BarChart {...size} xAxis={[{ data: ['A'] }]} series={[{ data: [1] }]} {...props} />
    </ThemeProvider>,
  );
}

const fills = () => findAll(BAR).map((bar) => bar.getAttribute('fill'));

claim(
  'palettes are functions of the scheme; the default is rainbowSurgePalette',
  {
    'charts/styling': [
      'categorical | rainbowSurgePalette (the default), blueberryTwilightPalette, mangoFusionPalette, cheerfulFiestaPalette',
      'sequential | bluePalette, cyanPalette, greenPalette, orangePalette, pinkPalette, purplePalette, redPalette, yellowPalette, strawberrySkyPalette',
    ],
  },
  () => {
    const palettes = [
      blueberryTwilightPalette,
      mangoFusionPalette,
      cheerfulFiestaPalette,
      bluePalette,
      cyanPalette,
      greenPalette,
      orangePalette,
      pinkPalette,
      purplePalette,
      redPalette,
      yellowPalette,
      strawberrySkyPalette,
    ];
    for (const palette of palettes)
      expect([palette('light').length > 2, palette('dark').length > 2]).toEqual([
        true,
        true,
      ]);
    draw();
    expect(fills()).toEqual(rainbowSurgePalette('light').slice(0, 1));
  },
);

claim(
  'after its last color a palette starts again; the color of a series takes precedence',
  { 'charts/styling': 'A palette repeats after its last color.' },
  () => {
    const series = [{ data: [1] }, { data: [1], color: 'teal' }, { data: [1] }];
    draw({ colors: ['red', 'blue'], series });
    expect(fills()).toEqual(['red', 'teal', 'red']);
    draw({ colors: () => ['var(--mine)'], series });
    expect(fills()).toEqual(['var(--mine)', 'teal', 'var(--mine)']);
  },
);

claim(
  'a palette function receives the mode of the default scheme',
  {
    'charts/styling':
      'In a theme with CSS variables, a palette function always receives the mode of the default scheme, even while the other scheme is shown.',
  },
  () => {
    const colors = jest.fn(() => ['red']);
    draw({ colors }, createTheme({ palette: { mode: 'dark' } }));
    expect(colors).toHaveBeenCalledWith('dark');
    colors.mockClear();
    const schemes = { light: true, dark: true };
    draw({ colors }, createTheme({ cssVariables: true, colorSchemes: schemes }));
    expect(colors.mock.calls.flat()).not.toContain('dark');
  },
);

claim(
  'the yellow of the default palette has less contrast than 3:1 on white',
  {
    'charts/styling':
      'On white, the yellow of the default palette does not reach this contrast.',
  },
  () => {
    const [, yellow = ''] = rainbowSurgePalette('light');
    expect(yellow).toBe('#FFB422');
    expect(getContrastRatio(yellow, '#fff')).toBeLessThan(3);
  },
);

claim(
  'elements of a series carry its id',
  {
    'charts/styling':
      'Bars, lines, areas, marks, points, slices, and legend entries have this attribute, either on the element itself or on the group around it.',
  },
  () => {
    const series = [{ id: 'mine', label: 'S', area: true, data: [1, 2] }];
    cleanup();
    render(
      <LineChart
        {...size}
        hideLegend={false}
        xAxis={[{ data: [1, 2] }]}
        series={series}
      />,
    );
    const parts = findAll('[data-series="mine"]').map(({ classList }) =>
      [...classList].find((name) => /^Mui.*(Element-root|item)$/.test(name)),
    );
    expect([...new Set(parts.filter(Boolean))]).toEqual([
      'MuiChartsLegend-item',
      'MuiAreaElement-root',
      'MuiLineElement-root',
      'MuiMarkElement-root',
    ]);
  },
);

claim(
  'sx of the chart applies to its root, which does not contain the tooltip',
  {
    'charts/styling':
      'sx on the chart styles everything except the tooltip and the export menu, which are rendered at the end of the page.',
    'charts/tooltip':
      "The tooltip is rendered at the end of the page, so the chart's sx does not apply to it.",
  },
  async () => {
    draw({ sx: { color: 'rgb(1, 2, 3)' } });
    await pointAt(200, 100);
    const tooltip = find('[role="tooltip"]');
    const styled = [
      find('.MuiChartsSurface-root'),
      find('.MuiChartsSurface-root').parentElement,
    ];
    expect(
      styled.some((each) => each && getComputedStyle(each).color === 'rgb(1, 2, 3)'),
    ).toBe(true);
    expect(styled.some((each) => each?.contains(tooltip))).toBe(false);

    cleanup();
    const { container } = render(
      <BarChartPro {...size} showToolbar series={[{ data: [1] }]} />,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Export' }));
    expect(container.contains(screen.getByRole('menu'))).toBe(false);
  },
);

claim(
  'defaults in the theme reach the chart',
  {
    'charts/styling':
      'In the theme, you can set default props for all charts of the same kind.',
  },
  () => {
    const components = { MuiBarChart: { defaultProps: { colors: ['tan'] } } };
    draw({}, createTheme({ components }));
    expect(fills()).toEqual(['tan']);
  },
);

claim(
  'children are rendered inside of the SVG',
  { 'charts/styling': 'Children of a chart are drawn inside its SVG' },
  () => {
    draw({
      children: (
        <defs>
          <pattern id="dots" />
        </defs>
      ),
    });
    expect(find('#dots').closest('svg')).toBe(find('.MuiChartsSurface-root'));
  },
);

claim(
  'slots of each chart',
  {
    'charts/styling': [
      'BarChart | bar, barLabel',
      'LineChart | area, line, mark, lineHighlight',
      'PieChart | pieArc, pieArcLabel',
      'ScatterChart | scatter, marker',
      'charts with axes | axisLine, axisTick, axisTickLabel, axisLabel',
      'the four charts above and RadarChart | legend, tooltip, loadingOverlay, noDataOverlay, toolbar',
    ],
  },
  () => {
    const own = {
      BarChart: ['bar', 'barLabel'],
      LineChart: ['area', 'line', 'mark', 'lineHighlight'],
      PieChart: ['pieArc', 'pieArcLabel'],
      ScatterChart: ['scatter', 'marker'],
    };
    const all = ['legend', 'tooltip', 'loadingOverlay', 'noDataOverlay', 'toolbar'];
    const ofAxes = ['axisLine', 'axisTick', 'axisTickLabel', 'axisLabel'];
    for (const [chart, slots] of Object.entries(own)) {
      const names = readApi(chart).slots.map(({ name }) => name);
      const expected = [...slots, ...all, ...(chart === 'PieChart' ? [] : ofAxes)];
      expect([chart, expected.filter((name) => !names.includes(name))]).toEqual([
        chart,
        [],
      ]);
    }
  },
);

claim(
  'the theme has no defaults for sparklines and gauges, and no types for pies and radars',
  {
    'charts/styling': [
      'TypeScript rejects defaultProps for MuiPieChart and MuiRadarChart, although both charts use them.',
      'SparkLineChart and Gauge ignore default props from the theme.',
    ],
  },
  () => {
    const withTheme = (components: object, chart: React.ReactElement) => {
      cleanup();
      render(<ThemeProvider theme={createTheme({ components })}>{chart}</ThemeProvider>);
      return find('.MuiChartsSurface-root, [role="meter"]').outerHTML;
    };
    const tan = { defaultProps: { color: 'tan', colors: ['tan'], value: 77 } };
    const sparkline = <SparkLineChart width={100} height={50} data={[1, 2]} />;
    expect(withTheme({ MuiSparkLineChart: tan }, sparkline)).not.toContain('tan');
    const gauge = <Gauge width={100} height={100} />;
    expect(withTheme({ MuiGauge: tan }, gauge)).not.toContain('77');
    const series = [{ data: [1, 2, 3] }];
    const radar = (
      <RadarChart {...size} radar={{ metrics: ['a', 'b', 'c'] }} series={series} />
    );
    expect(withTheme({ MuiRadarChart: tan }, radar)).toContain('tan');
    const pie = <PieChart {...size} series={[{ data: [{ value: 1 }] }]} />;
    expect(withTheme({ MuiPieChart: tan }, pie)).toContain('tan');
    const defaultProps = { hideLegend: true };
    createTheme({ components: { MuiScatterChart: { defaultProps } } });
    // @ts-expect-error The types of themes have its props, but no component of that name.
    createTheme({ components: { MuiPieChart: { defaultProps } } });
    // @ts-expect-error This one has only styleOverrides.
    createTheme({ components: { MuiRadarChart: { defaultProps } } });
  },
);

claim(
  'bars, slices and points carry the id of their series, or their group does',
  {
    'charts/styling':
      'Bars, lines, areas, marks, points, slices, and legend entries have this attribute, either on the element itself or on the group around it.',
  },
  () => {
    const owners = (chart: React.ReactElement, selector: string) => {
      cleanup();
      render(chart);
      return findAll(selector).map(
        (each) => each.closest<HTMLElement>('[data-series]')?.dataset.series,
      );
    };
    const id = 'mine';
    const bars = [{ id, data: [1] }];
    expect(
      owners(<BarChart {...size} xAxis={[{ data: ['A'] }]} series={bars} />, BAR),
    ).toEqual([id]);
    const slices = [{ id, data: [{ value: 1 }] }];
    expect(owners(<PieChart {...size} series={slices} />, '.MuiPieArc-root')).toEqual([
      id,
    ]);
    const points = [{ id, data: [{ id: 1, x: 1, y: 1 }] }];
    expect(
      owners(<ScatterChart {...size} series={points} />, '.MuiScatterChart-marker'),
    ).toEqual([id]);
  },
);
