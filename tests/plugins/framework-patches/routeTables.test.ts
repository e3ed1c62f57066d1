import {
  selectChunkNames,
  selectRegistry,
  selectRoutes,
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
          { path: '/x/whats-new/', component: ComponentCreator('/x/whats-new/', '333'), exact: true, sidebar: "docs" },
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
  '/x/whats-new/-333': { __comp: 'aaa', content: 'ddd' },
  '/x/react-charts/-111': { __comp: 'aaa', content: 'bbb' },
  '/x/api/charts/gauge/-e5d': { __comp: 'aaa', content: 'ccc' },
};

const entry = (key: string, file: string) =>
  `  "${key}": [() => import(/* webpackChunkName: "${key}" */ "${file}"), "${file}", require.resolveWeak("${file}")],`;

const REGISTRY = `export default {
${entry('aaa', '@theme/DocItem')}
${entry('bbb', '@site/docs/charts/overview/overview.mdx')}
${entry('ccc', '@site/docs/api/charts/gauge.json?page')}
${entry('ddd', '@site/docs/whats-new/overview.mdx')}};
`;

interface Route {
  path: string;
  component: string[];
  routes?: Route[];
}

const run = (source: string): unknown =>
  new Function('c', `return ${source}`)((...args: string[]) => args);

const paths = (routes: Route[]): unknown[] =>
  routes.map(({ path, routes: children }) =>
    children ? [path, ...paths(children)] : path,
  );

test('every page has the pages of no product; the others are in tables, with their parents', () => {
  expect(paths(run(selectRoutes(ROUTES, undefined)) as Route[])).toEqual([
    ['/x/', ['/x/', '/x/whats-new/']],
    '*',
  ]);
  const list = (part: 'charts' | 'reference' | 'tree-view') =>
    (run(selectRoutes(ROUTES, part)) as { at: number[]; route: Route }[]).map(
      ({ at, route }) => [at, ...paths([route])],
    );
  expect(list('charts')).toEqual([[[0, 0], '/x/react-charts/']]);
  expect(list('reference')).toEqual([
    [[0], ['/x/api/charts/', '/x/api/charts/gauge/']],
    [[0, 0], '/x/react-charts/components-api/'],
  ]);
  expect(list('tree-view')).toEqual([]);
});

test('a route keeps its component and its other fields', () => {
  const [{ routes: [version] = [] } = {} as Route] = run(
    selectRoutes(ROUTES, undefined),
  ) as Route[];
  expect(version?.routes?.[0]).toEqual({
    path: '/x/whats-new/',
    component: ['/x/whats-new/', '333'],
    exact: true,
    sidebar: 'docs',
  });
});

test('a parent keeps its key when late routes are added to it', () => {
  const [{ key, routes } = {} as Route & { key?: string }] = run(
    selectRoutes(ROUTES, undefined),
  ) as (Route & { key?: string })[];
  expect([key, routes?.[0]]).toEqual(['/x/', expect.objectContaining({ key: '/x/' })]);
});

test('chunk names go with their routes', () => {
  expect(Object.keys(selectChunkNames(NAMES, undefined))).toEqual(['/x/whats-new/-333']);
  expect(Object.keys(selectChunkNames(NAMES, 'charts'))).toEqual([
    '/x/react-charts/-111',
  ]);
  expect(Object.keys(selectChunkNames(NAMES, 'reference'))).toEqual([
    '/x/api/charts/gauge/-e5d',
  ]);
});

test('a table has the chunks that every page does not have; module names are omitted', () => {
  const first = selectRegistry(REGISTRY, NAMES, undefined);
  const keysOf = (text: string) =>
    [...text.matchAll(/"(\w+)": \[/g)].map(([, key]) => key);
  expect(keysOf(first)).toEqual(['aaa', 'ddd']);
  expect(keysOf(selectRegistry(REGISTRY, NAMES, 'charts'))).toEqual(['bbb']);
  expect(keysOf(selectRegistry(REGISTRY, NAMES, 'reference'))).toEqual(['ccc']);
  expect(first).not.toContain(', "@theme/DocItem",');
});

test('a table in an unknown format stops the build with a hint', () => {
  expect(() => selectRoutes('export const routes = [];', undefined)).toThrow(
    /routeTables\.ts/,
  );
  expect(() => selectRegistry('  "aaa": 1,', {}, undefined)).toThrow(/routeTables\.ts/);
});
