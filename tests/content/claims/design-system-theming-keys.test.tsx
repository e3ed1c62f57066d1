/**
 * @jest-environment jsdom
 */
import '../../support/components/chartDom';
import fs from 'node:fs';
import path from 'node:path';
import * as React from 'react';
import { createTheme, ThemeProvider, type ThemeOptions } from '@mui/material/styles';
import { render } from '@testing-library/react';
import { BarChart, Gauge, SparkLineChart } from '@mui/x-charts';
import { BarChartPro, FunnelChart } from '@mui/x-charts-pro';
import { DataGrid } from '@mui/x-data-grid';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { RichTreeView, SimpleTreeView, TreeItem } from '@mui/x-tree-view';
import { claim } from '../../support/content/claim';
import { packageDir } from '../../support/content/readPackage';

// Without a license key, the Pro and Premium packages log an error.
beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}));

const bars = {
  width: 300,
  height: 200,
  series: [{ data: [1, 2] }],
  xAxis: [{ data: ['a', 'b'] }],
};
const rows = [{ id: 1, a: 'cell' }];
const columns = [{ field: 'a' }];

function renderIn(options: ThemeOptions, element: React.ReactElement) {
  const { container, unmount } = render(
    <ThemeProvider theme={createTheme(options)}>{element}</ThemeProvider>,
  );
  return { container, unmount };
}
const ours = (key: string): ThemeOptions => ({
  components: { [key]: { defaultProps: { colors: ['#123456'] } } },
});
const isOurs = (key: string, chart: React.ReactElement) => {
  const { container, unmount } = renderIn(ours(key), chart);
  const found = container.innerHTML.includes('#123456');
  unmount();
  return found;
};

claim(
  'colors of charts through the theme: the new key of the provider has no effect',
  {
    'design-system/theming': [
      '`MuiChartDataProvider` sets default props, such as `colors`, for most charts at once.',
      'TypeScript marks the key as deprecated in favor of MuiChartsDataProvider, but in version 8.29.3 the new key has no effect.',
    ],
  },
  () => {
    const community = <BarChart {...bars} />;
    expect(isOurs('MuiBarChart', community)).toBe(true);
    expect(isOurs('MuiChartDataProvider', community)).toBe(true);
    expect(isOurs('MuiChartsDataProvider', community)).toBe(false);
  },
);

claim(
  'Pro charts have their own keys',
  {
    'design-system/theming':
      'Charts | one for most charts and for most parts, such as MuiChartsAxis | BarChartPro reads MuiBarChartPro instead of MuiBarChart, and so on. The types of the Pro keys are in @mui/x-charts-pro/themeAugmentation',
  },
  () => {
    const pro = <BarChartPro {...bars} />;
    expect(isOurs('MuiBarChartPro', pro)).toBe(true);
    expect(isOurs('MuiBarChart', pro)).toBe(false);
  },
);

claim(
  'one key applies to all grids',
  {
    'design-system/theming':
      'Data Grid | `MuiDataGrid` | the same key for the Community, Pro, and Premium grids; it covers all parts',
  },
  () => {
    const theme = { components: { MuiDataGrid: { defaultProps: { hideFooter: true } } } };
    for (const Grid of [DataGrid, DataGridPremium]) {
      const { container, unmount } = renderIn(
        theme,
        <Grid rows={rows} columns={columns} />,
      );
      expect(container.querySelector('.MuiDataGrid-root')).not.toBeNull();
      expect(container.querySelector('.MuiDataGrid-footerContainer')).toBeNull();
      unmount();
    }
  },
);

claim(
  'one key applies to the items of all trees',
  {
    'design-system/theming':
      'Tree View | `MuiSimpleTreeView`, `MuiRichTreeView`, `MuiRichTreeViewPro`, and `MuiTreeItem` | the items in all trees use `MuiTreeItem`',
  },
  () => {
    const theme = {
      components: { MuiTreeItem: { defaultProps: { className: 'ours' } } },
    };
    const { container } = renderIn(
      theme,
      <>
        <RichTreeView items={[{ id: 'a', label: 'A' }]} />
        <SimpleTreeView>
          <TreeItem itemId="b" label="B" />
        </SimpleTreeView>
      </>,
    );
    expect(container.querySelectorAll('.ours')).toHaveLength(2);
  },
);

claim(
  'charts without theme key, and theme keys without types',
  {
    'design-system/theming': [
      'one for most charts and for most parts, such as `MuiChartsAxis`',
      'The keys of `PieChart`, `PieChartPro`, and `RadarChartPro` have no types',
    ],
  },
  () => {
    const read = (name: string, file: string) =>
      fs.readFileSync(path.join(packageDir(name), file), 'utf8');
    const find = (name: string, charts: string[]) => {
      const types = read(name, 'themeAugmentation/components.d.ts');
      const withKey = charts.filter((chart) =>
        read(name, `${chart}/${chart}.mjs`).includes(`name: 'Mui${chart}'`),
      );
      return {
        withoutKey: charts.filter((chart) => !withKey.includes(chart)),
        untyped: withKey.filter((chart) => !types.includes(`Mui${chart}?:`)),
      };
    };
    const charts = ['Bar', 'Line', 'Scatter', 'Pie', 'Radar'].map(
      (name) => `${name}Chart`,
    );
    expect([
      find('x-charts', [...charts, 'SparkLineChart']),
      find(
        'x-charts-pro',
        charts.map((chart) => `${chart}Pro`),
      ),
    ]).toEqual([
      { withoutKey: ['SparkLineChart'], untyped: ['PieChart'] },
      { withoutKey: [], untyped: ['PieChartPro', 'RadarChartPro'] },
    ]);
  },
);

claim(
  'colors of the provider do not reach gauges and funnel charts',
  { 'design-system/theming': 'Gauges and funnel charts do not use these colors.' },
  () => {
    const size = { width: 300, height: 200 };
    const steps = [{ data: [{ value: 3 }, { value: 1 }] }];
    const reaches = (chart: React.ReactElement) => isOurs('MuiChartDataProvider', chart);
    expect(reaches(<SparkLineChart {...size} data={[1, 2]} />)).toBe(true);
    expect(reaches(<Gauge {...size} value={3} />)).toBe(false);
    expect(reaches(<FunnelChart {...size} series={steps} />)).toBe(false);
  },
);
