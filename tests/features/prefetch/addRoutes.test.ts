import registry from '@generated/registry';
import routes from '@generated/routes';
import chunkNames from '@generated/routesChunkNames';
import { addRoutes } from '../../../src/features/prefetch/addRoutes';

jest.mock(
  '@generated/routes',
  () => ({
    __esModule: true,
    default: [
      { path: '/x/search/' },
      { path: '/x/', routes: [{ path: '/x/', routes: [{ path: '/x/introduction/' }] }] },
    ],
  }),
  { virtual: true },
);
jest.mock('@generated/registry', () => ({ own: 1 }), { virtual: true });
jest.mock('@generated/routesChunkNames', () => ({ own: 1 }), { virtual: true });

interface Route {
  path: string;
  routes?: Route[];
}

const exact = (path: string) => ({ path, exact: true });

test('tables are added in any order: parents first, pages last', () => {
  const reference = { path: '/x/api/', routes: [] as [] };
  addRoutes({
    registry: { late: 2 },
    chunkNames: { late: 2 },
    createRoutes: () => [
      { at: [1], route: reference },
      { at: [1, 0], route: exact('/x/react-charts/bars/hooks-api/') },
    ],
  });
  // Its positions are those in the first lists, where the reference was not.
  addRoutes({
    registry: {},
    chunkNames: {},
    createRoutes: () => [{ at: [1, 0], route: exact('/x/react-charts/bars/') }],
  });
  const { routes: versions = [] } = (routes as Route[])[1] ?? {};
  expect(versions.map(({ path }) => path)).toEqual(['/x/api/', '/x/']);
  expect(versions[1]?.routes?.map(({ path }) => path)).toEqual([
    '/x/introduction/',
    '/x/react-charts/bars/hooks-api/',
    '/x/react-charts/bars/',
  ]);
  expect(registry).toMatchObject({ own: 1, late: 2 });
  expect(chunkNames).toMatchObject({ own: 1, late: 2 });
});
