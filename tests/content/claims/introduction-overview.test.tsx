/**
 * @jest-environment jsdom
 */
import '../../support/components/gridDom';
import fs from 'node:fs';
import path from 'node:path';
import * as React from 'react';
import { render } from '@testing-library/react';
import * as charts from '@mui/x-charts';
import * as chartsPro from '@mui/x-charts-pro';
import * as gridPro from '@mui/x-data-grid-pro';
import * as gridPremium from '@mui/x-data-grid-premium';
import * as pickers from '@mui/x-date-pickers';
import * as pickersPro from '@mui/x-date-pickers-pro';
import * as treePro from '@mui/x-tree-view-pro';
import { packageDir } from '../../support/content/readPackage';
import { claim } from '../../support/content/claim';

const missing = (names: string[], from: object) =>
  names.filter((name) => !(name in from));

claim(
  'main components of each package',
  {
    'introduction/overview': [
      'A commercial package contains the features of the package below it and adds more.',
      'Pickers: The names stay the same, and the Pro package adds range components.',
      'Charts: Components that gain features in the Pro package have the suffix Pro.',
    ],
  },
  () => {
    expect(
      missing(
        [
          'DatePicker',
          'TimePicker',
          'DateTimePicker',
          'DateField',
          'DateCalendar',
          'TimeClock',
        ],
        pickers,
      ),
    ).toEqual([]);
    expect(
      missing(
        [
          'DatePicker',
          'DateRangePicker',
          'TimeRangePicker',
          'DateTimeRangePicker',
          'SingleInputDateRangeField',
        ],
        pickersPro,
      ),
    ).toEqual([]);
    const plain = [
      'BarChart',
      'LineChart',
      'PieChart',
      'ScatterChart',
      'RadarChart',
      'SparkLineChart',
      'Gauge',
    ];
    expect(missing(plain, charts)).toEqual([]);
    expect(
      missing(
        [
          ...plain,
          'BarChartPro',
          'LineChartPro',
          'PieChartPro',
          'ScatterChartPro',
          'RadarChartPro',
          'Heatmap',
          'FunnelChart',
        ],
        chartsPro,
      ),
    ).toEqual([]);
    expect(missing(['SimpleTreeView', 'RichTreeViewPro', 'TreeItem'], treePro)).toEqual(
      [],
    );
    expect(missing(['DataGridPremium'], gridPremium)).toEqual([]);
  },
);

claim(
  'DataGrid of a Pro package throws; its Tree View has no RichTreeView',
  {
    'introduction/overview': [
      'Data Grid and Rich Tree View: Each package has its own component, such as DataGridPro.',
      'In development, DataGrid from @mui/x-data-grid-pro throws an error.',
    ],
  },
  () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => {});
    const { DataGrid } = gridPro as unknown as { DataGrid: React.ComponentType };
    expect(() => render(<DataGrid />)).toThrow(/DataGrid/);
    expect(treePro).not.toHaveProperty('RichTreeView');
    error.mockRestore();
  },
);

claim(
  'the pickers have texts in 40 locales',
  { 'introduction/overview': 'translated into 40 locales' },
  () => {
    const dir = path.join(packageDir('x-date-pickers'), 'locales');
    const locales = fs
      .readdirSync(dir)
      .filter((file) => /^[a-z]{2}([A-Z]{2})?\.mjs$/.test(file));
    expect(locales).toHaveLength(40);
  },
);
