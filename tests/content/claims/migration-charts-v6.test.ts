/**
 * Claims of the guide from 6 to 7 that later versions still show: removed names are
 * missing, and their replacements exist.
 */
import fs from 'node:fs';
import path from 'node:path';
import { packageDir, readCode, readPackage } from '../../support/content/readPackage';
import { readAllApis, readProp } from '../../support/components/readApi';
import { claim } from '../../support/content/claim';

const charts = jest.requireActual<Record<string, unknown>>('@mui/x-charts');

const propsOf = (name: string): string[] =>
  Object.keys(readAllApis().find((page) => page.name === name)?.props ?? {});

claim(
  'pies have onItemClick',
  {
    'migration/migration-charts-v6': [
      'The prop has the same new name on PiePlot and PieArcPlot.',
      'In version 7, bar, line, and scatter charts also have click handlers.',
    ],
  },
  () => {
    for (const name of ['PieChart', 'PiePlot', 'PieArcPlot']) {
      expect(propsOf(name)).not.toContain('onClick');
      expect(propsOf(name)).toContain('onItemClick');
    }
    expect(propsOf('BarChart')).toContain('onItemClick');
  },
);

claim(
  'bars may have no value',
  {
    'migration/migration-charts-v6':
      'Bar data may now contain null, as line data already could.',
  },
  () => {
    const text = readCode('x-charts', 'models/seriesType/bar.d.ts');
    expect(text).toMatch(/data\?: ReadonlyArray<number \| null>|data\?: .*null/);
  },
);

claim(
  'the keys of the scope have new names',
  {
    'migration/migration-charts-v6':
      'The keys highlighted and faded still work in version 7 but are deprecated. Version 8 removes them.',
  },
  () => {
    const text = readCode(
      'x-charts',
      'internals/plugins/featurePlugins/useChartHighlight/highlightConfig.types.d.ts',
    );
    expect(text).toMatch(/highlight\?:/);
    expect(text).toMatch(/fade\?:/);
    expect(text).not.toMatch(/highlighted\?:|faded\?:/);
  },
);

claim(
  'types of slots have no Component in their names',
  {
    'migration/migration-charts-v6': [
      'The names of slot types no longer contain "Component".',
      'The pattern is the same for all charts and plots, the tooltip, and the legend.',
    ],
  },
  () => {
    const text = readCode('x-charts', 'BarChart/BarChart.d.ts');
    expect(text).toContain('BarChartSlots');
    expect(text).toContain('BarChartSlotProps');
    expect(text).not.toMatch(/SlotsComponent|SlotComponentProps/);
  },
);

claim(
  'providers are internal',
  {
    'migration/migration-charts-v6': [
      'CartesianContextProvider and DrawingProvider are now internal.',
      "The legend's root component is no longer exported either.",
    ],
  },
  () => {
    for (const name of [
      'CartesianContextProvider',
      'DrawingProvider',
      'ChartsLegendRoot',
    ])
      expect(charts).not.toHaveProperty(name);
    expect(charts).toHaveProperty('ChartContainer');
  },
);

claim(
  'scales have the name of their type',
  {
    'migration/migration-charts-v6':
      'In version 7, they return the union of all scale types, so pass the scale type of your axis as a type argument.',
  },
  () => {
    const text = readCode('x-charts', 'hooks/useScale.d.ts');
    expect(text).toMatch(/useXScale<S extends ScaleName/);
  },
);

claim(
  'D3 comes in a separate package',
  {
    'migration/migration-charts-v6':
      'Version 7 has its own copy of D3 in @mui/x-charts-vendor.',
  },
  () => {
    const { dependencies = {} } = readPackage('x-charts');
    expect(dependencies).toHaveProperty('@mui/x-charts-vendor');
    expect(Object.keys(dependencies).filter((name) => name.startsWith('d3-'))).toEqual(
      [],
    );
  },
);

claim(
  'lines are animated, and the closest point reacts',
  {
    'migration/migration-charts-v6': [
      'Lines and areas | Appear and change immediately | Are animated, unless users prefer reduced motion',
      'Scatter charts | Points react when the pointer is over them | The point closest to the pointer reacts',
    ],
  },
  () => {
    expect(propsOf('LineChart')).toContain('skipAnimation');
    expect(readProp('ScatterChart', 'disableVoronoi').default).toBe('false');
    expect(propsOf('ScatterChart')).toContain('voronoiMaxRadius');
  },
);

claim(
  'there is no codemod for this step',
  {
    'migration/migration-charts-v6':
      'There is no codemod for charts from version 6 to 7.',
  },
  () => {
    const folder = path.join(packageDir('x-codemod'), 'v7.0.0');
    expect(fs.readdirSync(folder)).not.toContain('charts');
    expect(fs.existsSync(path.join(packageDir('x-codemod'), 'v8.0.0/charts'))).toBe(true);
  },
);
