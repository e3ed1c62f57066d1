/**
 * @jest-environment jsdom
 */
import { find, findAll, pointAt } from '../../support/chartDom';
import * as React from 'react';
import { cleanup, render } from '@testing-library/react';
import {
  BarChart,
  blueberryTwilightPalette,
  cheerfulFiestaPalette,
  Gauge,
  LineChart,
  mangoFusionPalette,
  PieChart,
  SparkLineChart,
  type BarChartProps,
} from '@mui/x-charts';
import { createTheme, getContrastRatio, ThemeProvider } from '@mui/material/styles';
import type {} from '@mui/x-charts/themeAugmentation';
import { readApi } from '../../support/readApi';

const BAR = '.MuiBarElement-root';
const size = { width: 400, height: 300, skipAnimation: true };
const bare = { ...size, slotProps: { legend: { hidden: true } } };
const oneBar = { xAxis: [{ scaleType: 'band' as const, data: ['A'] }] };

function draw(props: Partial<BarChartProps> = {}, theme = createTheme()) {
  cleanup();
  render(
    <ThemeProvider theme={theme}>
      <BarChart {...bare} {...oneBar} series={[{ data: [1] }]} {...props} />
    </ThemeProvider>,
  );
}

const fills = () => findAll(BAR).map((bar) => getComputedStyle(bar).fill);

test('palettes are functions of the scheme; the default is blueberryTwilightPalette', () => {
  const sizes = [blueberryTwilightPalette, mangoFusionPalette, cheerfulFiestaPalette].map(
    (palette) => [palette('light').length, palette('dark').length],
  );
  expect(sizes).toEqual([
    [6, 6],
    [10, 10],
    [10, 10],
  ]);
  draw();
  expect(fills()).toEqual(['#02B2AF']);
});

test('after its last color a palette starts again; color of a series wins', () => {
  const series = [{ data: [1] }, { data: [1], color: 'teal' }, { data: [1] }];
  draw({ colors: ['red', 'blue'], series });
  expect(fills()).toEqual(['red', 'teal', 'red']);
  draw({ colors: () => ['var(--mine)'], series });
  expect(fills()).toEqual(['var(--mine)', 'teal', 'var(--mine)']);
});

test('a palette function hears the mode of the default scheme', () => {
  const colors = jest.fn(() => ['red']);
  draw({ colors }, createTheme({ palette: { mode: 'dark' } }));
  expect(colors).toHaveBeenCalledWith('dark');
  colors.mockClear();
  const schemes = { light: true, dark: true };
  draw({ colors }, createTheme({ cssVariables: true, colorSchemes: schemes }));
  expect(colors.mock.calls.flat()).not.toContain('dark');
});

test('two colors of the default palette have less contrast than 3:1', () => {
  const [first = ''] = blueberryTwilightPalette('light');
  expect(getContrastRatio(first, '#fff')).toBeLessThan(3);
  const [, , , fourth = ''] = blueberryTwilightPalette('dark');
  expect(getContrastRatio(fourth, '#121212')).toBeLessThan(3);
});

test('what belongs to a series has a class with its id', () => {
  const series = [{ id: 'mine', label: 'S', area: true, data: [1, 2] }];
  cleanup();
  render(<LineChart {...size} xAxis={[{ data: [1, 2] }]} series={series} />);
  expect(findAll('.MuiLineElement-series-mine')).toHaveLength(1);
  expect(findAll('.MuiAreaElement-series-mine')).toHaveLength(1);
  expect(findAll('.MuiMarkElement-series-mine')).toHaveLength(2);
  draw({ series: [{ id: 'mine', data: [1] }] });
  expect(findAll('.MuiBarElement-series-mine')).toHaveLength(1);
  cleanup();
  render(<PieChart {...size} series={[{ id: 'mine', data: [{ value: 1 }] }]} />);
  expect(findAll('.MuiPieArc-series-mine')).toHaveLength(1);
});

test('areas and highlighted shapes need a color that can be read', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  for (const color of ['var(--mine)', 'url(#mine)', 'currentColor']) {
    const series = [{ id: 'mine', color, data: [1] }];
    draw({ series });
    expect(findAll(BAR)).toHaveLength(1);
    const highlightedItem = { seriesId: 'mine', dataIndex: 0 };
    const highlightScope = { highlight: 'item' as const };
    expect(() =>
      draw({ series: [{ ...series[0]!, highlightScope }], highlightedItem }),
    ).toThrow();
    const line = (area: boolean) => () => {
      cleanup();
      const lines = [{ color, area, data: [1, 2] }];
      render(<LineChart {...bare} xAxis={[{ data: [1, 2] }]} series={lines} />);
    };
    expect(line(false)).not.toThrow();
    expect(line(true)).toThrow();
  }
});

test('sx of the chart stands on its root, which does not hold the tooltip', async () => {
  draw({ sx: { color: 'rgb(1, 2, 3)' } });
  await pointAt(200, 100);
  const tooltip = find('[role="tooltip"]');
  const styled = [
    find('[class*="MuiChartsSurface-root"]'),
    find('[class*="MuiChartsSurface-root"]').parentElement,
  ];
  expect(
    styled.some((each) => each && getComputedStyle(each).color === 'rgb(1, 2, 3)'),
  ).toBe(true);
  expect(styled.some((each) => each?.contains(tooltip))).toBe(false);
});

test('defaults in the theme reach the chart', () => {
  const components = { MuiBarChart: { defaultProps: { colors: ['tan'] } } };
  draw({}, createTheme({ components }));
  expect(fills()).toEqual(['tan']);
});

test('children are drawn inside of the picture', () => {
  draw({
    children: (
      <defs>
        <pattern id="dots" />
      </defs>
    ),
  });
  expect(find('#dots').closest('svg')).toBe(find('[class*="MuiChartsSurface-root"]'));
});

test('slots of each chart', () => {
  const own = {
    BarChart: ['bar', 'barLabel'],
    LineChart: ['area', 'line', 'mark', 'lineHighlight'],
    PieChart: ['pieArc', 'pieArcLabel'],
    ScatterChart: ['scatter'],
  };
  const all = [
    'legend',
    'popper',
    'axisContent',
    'itemContent',
    'loadingOverlay',
    'noDataOverlay',
  ];
  const ofAxes = ['axisLine', 'axisTick', 'axisTickLabel', 'axisLabel'];
  for (const [chart, slots] of Object.entries(own)) {
    const names = readApi(chart).slots.map(({ name }) => name);
    const wanted = [...slots, ...all, ...(chart === 'PieChart' ? [] : ofAxes)];
    expect([chart, wanted.filter((name) => !names.includes(name))]).toEqual([chart, []]);
  }
});

test('the theme has no defaults for sparklines and gauges, and no types for pies', () => {
  const withTheme = (components: object, chart: React.ReactElement) => {
    cleanup();
    render(<ThemeProvider theme={createTheme({ components })}>{chart}</ThemeProvider>);
    return find('[class*="MuiChartsSurface-root"], [role="meter"]').outerHTML;
  };
  const tan = { defaultProps: { colors: ['tan'], value: 77 } };
  const sparkline = <SparkLineChart width={100} height={50} data={[1, 2]} />;
  expect(withTheme({ MuiSparkLineChart: tan }, sparkline)).not.toContain('tan');
  const gauge = <Gauge width={100} height={100} />;
  expect(withTheme({ MuiGauge: tan }, gauge)).not.toContain('77');
  const pie = <PieChart {...size} series={[{ data: [{ value: 1 }] }]} />;
  expect(withTheme({ MuiPieChart: tan }, pie)).toContain('tan');
  const defaultProps = { height: 200 };
  createTheme({ components: { MuiScatterChart: { defaultProps } } });
  // @ts-expect-error The types of the theme do not know this chart.
  createTheme({ components: { MuiPieChart: { defaultProps } } });
});
