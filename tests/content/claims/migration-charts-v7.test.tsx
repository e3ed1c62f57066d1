/**
 * Claims of the guide from 7 to 8, tested with both versions.
 * @jest-environment jsdom
 */
import { findAll } from '../../support/components/chartDom';
import fs from 'node:fs';
import path from 'node:path';
import * as React from 'react';
import { render } from '@testing-library/react';
import { claim } from '../../support/content/claim';
import { loadPackage, resolvePackage } from '../../support/content/readPackage';

const V7 = '@mui/x-charts@7';
const V8 = '@mui/x-charts';

const partsOf = (name: string) => loadPackage(name);
const componentOf = (name: string, part: string) =>
  partsOf(name)[part] as React.ComponentType<Record<string, unknown>>;

const readFile = (name: string, file: string) =>
  fs.readFileSync(path.join(resolvePackage(name), file), 'utf8');

interface Manifest {
  version: string;
  peerDependencies: object;
  dependencies: Record<string, string>;
}
const readManifest = (name: string) =>
  JSON.parse(readFile(name, 'package.json')) as Manifest;

const goneOf = (old: string, current: string) => {
  const names = Object.keys(partsOf(current));
  return Object.keys(partsOf(old))
    .filter((name) => !names.includes(name))
    .sort();
};

describe('packages', () => {
  claim(
    'the versions that the page compares have the same peer dependencies',
    {
      'migration/migration-charts-v7': [
        'It compares version 7.29.1 with version 8.29.3.',
        'Their ranges are the same as in version 7: React 17, 18, or 19, and Material UI 5 (5.15.14 or later), 6, or 7.',
      ],
    },
    () => {
      const [old, current] = [readManifest(V7), readManifest(V8)];
      expect([old.version, current.version]).toEqual(['7.29.1', '8.29.3']);
      expect(current.peerDependencies).toEqual(old.peerDependencies);
    },
  );

  claim(
    'version 8 does not use react-spring',
    { 'migration/migration-charts-v7': 'Animations no longer use react-spring.' },
    () => {
      expect(readManifest(V7).dependencies).toHaveProperty('@react-spring/web');
      expect(readManifest(V8).dependencies).not.toHaveProperty('@react-spring/web');
    },
  );

  claim(
    'removed names',
    {
      'migration/migration-charts-v7': [
        'DefaultChartsLegend and getSeriesToDisplay() are gone.',
        'DefaultChartsAxisTooltipContent | ChartsAxisTooltipContent',
        'DefaultChartsItemTooltipContent | ChartsItemTooltipContent',
        'ChartsTooltipMark | ChartsLabelMark',
        'AreaElementPath, BarElementPath, and LineElementPath are no longer exported.',
        'ResponsiveChartContainer is gone',
        'HighlightedProvider, HighlightedContext, and useHighlighted() are gone.',
        'useZoom() and ZoomSetup are gone.',
        'ZAxisContextProvider: set zAxis on the container.',
        'getLegendUtilityClass() and getHeatmapUtilityClass(): use legendClasses and heatmapClasses.',
      ],
    },
    () => {
      expect(goneOf(V7, V8)).toEqual([
        'AreaElementPath',
        'BarElementPath',
        'ChartsOnAxisClickHandler',
        'ChartsTooltipMark',
        'ChartsVoronoiHandler',
        'DefaultChartsAxisTooltipContent',
        'DefaultChartsItemTooltipContent',
        'DefaultChartsLegend',
        'HighlightedContext',
        'HighlightedProvider',
        'LineElementPath',
        'ResponsiveChartContainer',
        'ZAxisContextProvider',
        'getLegendUtilityClass',
        'getSeriesToDisplay',
        'unstable_useBarSeries',
        'unstable_useLineSeries',
        'unstable_usePieSeries',
        'unstable_useScatterSeries',
        'unstable_useSeries',
        'useHighlighted',
      ]);
      const pro = goneOf(`@mui/x-charts-pro@7`, '@mui/x-charts-pro');
      for (const name of ['ResponsiveChartContainerPro', 'ZoomSetup', 'useZoom'])
        expect(pro).toContain(name);
    },
  );
});

const orders = { width: 300, height: 200, series: [{ data: [3, 5], label: 'Orders' }] };

describe('rendered charts', () => {
  for (const [name, tag, isSvg] of [
    [V7, 'text', true],
    [V8, 'ul', false],
  ] as const)
    claim(
      `the legend in ${name} is made of ${tag}`,
      {
        'migration/migration-charts-v7': [
          'The legend is now an HTML list next to the SVG.',
          'In version 7, the legend was SVG.',
        ],
      },
      () => {
        const Chart = componentOf(name, 'LineChart');
        render(<Chart {...orders} />);
        const [legend] = findAll('[class*="MuiChartsLegend-root"]');
        if (!legend) throw new Error('no legend');
        expect(
          legend.querySelector(tag) ?? legend.tagName.toLowerCase() === tag,
        ).toBeTruthy();
        expect(legend.closest('svg') !== null).toBe(isSvg);
      },
    );

  for (const [name, tag] of [
    [V7, 'path'],
    [V8, 'circle'],
  ] as const)
    claim(
      `marks in ${name} are ${tag} elements`,
      {
        'migration/migration-charts-v7': [
          'experimentalMarkRendering is gone: marks are now circle elements.',
          'Line marks | path | circle',
        ],
      },
      () => {
        const Chart = componentOf(name, 'LineChart');
        const series = [{ data: [3, 5], showMark: true }];
        render(<Chart {...orders} series={series} skipAnimation />);
        const marks = findAll('.MuiMarkElement-root');
        expect(marks.map(({ tagName }) => tagName)).toEqual([tag, tag]);
      },
    );

  claim(
    'a mark of another shape is a path',
    {
      'migration/migration-charts-v7':
        'If the series has another shape, its marks are path elements, as in version 7.',
    },
    () => {
      const Chart = componentOf(V8, 'LineChart');
      const series = [{ data: [3], showMark: true, shape: 'diamond' }];
      render(<Chart {...orders} series={series} skipAnimation />);
      expect(findAll('.MuiMarkElement-root').map(({ tagName }) => tagName)).toEqual([
        'path',
      ]);
    },
  );
});
