import type { RouteConfig } from '@docusaurus/types';
import { splitApiRoutes } from '../../../plugins/docs/splitApiRoutes';

const page = (path: string, sidebar?: string): RouteConfig => ({
  path,
  component: '@theme/DocItem',
  exact: true,
  sidebar,
});
const root: RouteConfig = {
  path: '/x/',
  component: '@theme/DocsRoot',
  routes: [
    {
      path: '/x/',
      component: '@theme/DocVersionRoot',
      props: {
        version: {
          docs: { a: {} },
          docsSidebars: { docs: ['guides'], 'api-charts': ['names'] },
        },
      },
      routes: [
        {
          path: '/x/',
          component: '@theme/DocRoot',
          routes: [
            page('/x/introduction/', 'docs'),
            page('/x/api/charts/', 'api-charts'),
            page('/x/api/charts/bar-chart/', 'api-charts'),
            page('/x/loose/'),
          ],
        },
      ],
    },
  ],
};

const listPaths = (route?: RouteConfig): string[] =>
  route?.routes ? route.routes.flatMap(listPaths) : route ? [route.path] : [];

it('gives API pages a version route with only their sidebar', () => {
  const [guides, charts] = splitApiRoutes(root).routes ?? [];
  expect(listPaths(guides)).toEqual(['/x/introduction/', '/x/loose/']);
  expect(guides?.props?.version).toEqual({
    docs: {},
    docsSidebars: { docs: ['guides'] },
  });
  expect(charts?.path).toBe('/x/api/charts/');
  expect(charts?.routes?.[0]?.path).toBe('/x/api/charts/');
  expect(listPaths(charts)).toEqual(['/x/api/charts/', '/x/api/charts/bar-chart/']);
  expect(charts?.props?.version).toEqual({
    docs: {},
    docsSidebars: { 'api-charts': ['names'] },
  });
});
