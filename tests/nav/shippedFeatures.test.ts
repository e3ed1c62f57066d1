import path from 'node:path';
import ts from 'typescript';
import { nav } from '../../src/nav';
import { walkNav } from '../../content/nav/walkNav';

/**
 * The exports of a package that ships the feature of a page. The pages were planned at
 * some time; a new planned page belongs into this list.
 */
const EVIDENCE: Record<string, { package: string; exported: RegExp }> = {
  '/x/react-data-grid/pivoting': {
    package: '@mui/x-data-grid-premium',
    exported: /^GridPivotPanel$/,
  },
  '/x/react-data-grid/server-side-data/aggregation': {
    package: '@mui/x-data-grid-premium',
    exported: /^GridAggregationFunctionDataSource$/,
  },
  '/x/react-date-pickers/time-range-picker': {
    package: '@mui/x-date-pickers-pro',
    exported: /^TimeRangePicker$/,
  },
  '/x/react-charts/radar': {
    package: '@mui/x-charts',
    exported: /^(Unstable_)?RadarChart$/,
  },
  '/x/react-charts/treemap': {
    package: '@mui/x-charts-pro',
    exported: /^(Unstable_)?Tree[Mm]ap/,
  },
  '/x/react-charts/funnel': {
    package: '@mui/x-charts-pro',
    exported: /^(Unstable_)?FunnelChart$/,
  },
  '/x/react-charts/sankey': {
    package: '@mui/x-charts-pro',
    exported: /^(Unstable_)?SankeyChart$/,
  },
  '/x/react-charts/gantt': {
    package: '@mui/x-charts-pro',
    exported: /^(Unstable_)?Gantt/,
  },
};

const entries = walkNav(nav);
const exportsOf = readExports([
  ...new Set(Object.values(EVIDENCE).map((proof) => proof.package)),
]);

/** The names of values and types that the declarations of the packages export. */
function readExports(packages: string[]): Map<string, string[]> {
  const files = packages.map((name) =>
    path.join(path.dirname(require.resolve(`${name}/package.json`)), 'index.d.ts'),
  );
  const program = ts.createProgram(files, {
    skipLibCheck: true,
    types: [],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  });
  const checker = program.getTypeChecker();
  return new Map(
    packages.map((name, index) => {
      const source = program.getSourceFile(files[index] ?? '');
      const symbol = source && checker.getSymbolAtLocation(source);
      if (!symbol) throw new Error(`${name} has no declarations`);
      return [name, checker.getExportsOfModule(symbol).map((exported) => exported.name)];
    }),
  );
}

test('every planned page defines which exports show that it has shipped', () => {
  const planned = entries.filter((entry) => entry.planned).map((entry) => entry.pathname);
  planned.forEach((pathname) => expect(Object.keys(EVIDENCE)).toContain(pathname));
});

test.each(Object.entries(EVIDENCE))(
  '%s is planned or new like in the package',
  (pathname, proof) => {
    const entry = entries.find((candidate) => candidate.pathname === pathname);
    const found =
      exportsOf.get(proof.package)?.filter((name) => proof.exported.test(name)) ?? [];
    const isShipped = found.length > 0;

    expect({
      planned: entry?.planned ?? false,
      newFeature: entry?.newFeature ?? false,
    }).toEqual({
      planned: !isShipped,
      newFeature: isShipped,
    });
    // A name without an `Unstable_` variant means that the feature is stable.
    expect(entry?.unstable ?? false).toBe(
      isShipped && found.every((name) => name.startsWith('Unstable_')),
    );
  },
);
