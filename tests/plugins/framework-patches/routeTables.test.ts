import {
  splitChunkNames,
  splitRegistry,
  splitRoutes,
} from '../../../plugins/framework-patches/routeTables';

const ROUTES = `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  {
    path: '/x/',
    component: ComponentCreator('/x/', 'ffc'),
    routes: [
      {
        path: '/x/api/charts/',
        component: ComponentCreator('/x/api/charts/', '82d'),
        routes: [{ path: '/x/api/charts/gauge/', component: ComponentCreator('/x/api/charts/gauge/', 'e5d'), exact: true }]
      },
      {
        path: '/x/',
        component: ComponentCreator('/x/', '0a1'),
        routes: [
          { path: '/x/react-charts/', component: ComponentCreator('/x/react-charts/', '111'), exact: true, sidebar: "docs" },
          { path: '/x/react-charts/components-api/', component: ComponentCreator('/x/react-charts/components-api/', '222'), exact: true }
        ]
      }
    ]
  },
  {
    path: '*',
    component: ComponentCreator('*'),
  },
];
`;

const NAMES = {
  '/x/react-charts/-111': { __comp: 'aaa', content: 'bbb' },
  '/x/api/charts/gauge/-e5d': { __comp: 'aaa', content: 'ccc' },
};

const entry = (key: string, file: string) =>
  `  "${key}": [() => import(/* webpackChunkName: "${key}" */ "${file}"), "${file}", require.resolveWeak("${file}")],`;

const REGISTRY = `export default {
${entry('aaa', '@theme/DocItem')}
${entry('bbb', '@site/docs/charts/overview/overview.mdx')}
${entry('ccc', '@site/docs/api/charts/gauge.json?page')}};
`;

interface Route {
  path: string;
  component: string[];
  routes?: Route[];
}

const run = (source: string): unknown =>
  new Function(
    'c',
    source.replace(/^import.*$/m, '').replace('export default', 'return'),
  )((...args: string[]) => args);

const paths = (routes: Route[]): unknown[] =>
  routes.map(({ path, routes: children }) =>
    children ? [path, ...paths(children)] : path,
  );

test('every page has the guides; the reference loads late and has its parents', () => {
  const { first, late } = splitRoutes(ROUTES);
  expect(paths(run(first) as Route[])).toEqual([
    ['/x/', ['/x/', '/x/react-charts/']],
    '*',
  ]);
  const found = (run(late) as () => { at: number[]; route: Route }[])();
  expect(found.map(({ at, route }) => [at, ...paths([route])])).toEqual([
    [[0], ['/x/api/charts/', '/x/api/charts/gauge/']],
    [[0, 0], '/x/react-charts/components-api/'],
  ]);
});

test('a route keeps its component and its other fields', () => {
  const [{ routes: [version] = [] } = {} as Route] = run(
    splitRoutes(ROUTES).first,
  ) as Route[];
  expect(version?.routes?.[0]).toEqual({
    path: '/x/react-charts/',
    component: ['/x/react-charts/', '111'],
    exact: true,
    sidebar: 'docs',
  });
});

test('a parent keeps its key when late routes are added to it', () => {
  const [{ key, routes } = {} as Route & { key?: string }] = run(
    splitRoutes(ROUTES).first,
  ) as (Route & { key?: string })[];
  expect([key, routes?.[0]]).toEqual(['/x/', expect.objectContaining({ key: '/x/' })]);
});

test('chunk names go with their routes', () => {
  const { first, late } = splitChunkNames(NAMES);
  expect(Object.keys(first)).toEqual(['/x/react-charts/-111']);
  expect(Object.keys(late)).toEqual(['/x/api/charts/gauge/-e5d']);
});

test('chunks used only by late routes are late, and module names are omitted', () => {
  const { first, late } = splitRegistry(REGISTRY, NAMES);
  expect(first).toContain('"aaa": [() => import(');
  expect(first).toContain('"bbb"');
  expect(first).not.toContain('"ccc"');
  expect(late).toContain('"ccc"');
  expect(late).not.toContain('"aaa"');
  expect(first).not.toContain(', "@theme/DocItem",');
});

test('a table in an unknown format stops the build with a hint', () => {
  expect(() => splitRoutes('export const routes = [];')).toThrow(/routeTables\.ts/);
  expect(() => splitRegistry('  "aaa": 1,', {})).toThrow(/routeTables\.ts/);
});
