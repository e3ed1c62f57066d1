import registry from '@generated/registry';
import lateRegistry from '@generated/registry?late';
import createLateRoutes from '@generated/routes?late';
import routes from '@generated/routes';
import chunkNames from '@generated/routesChunkNames';
import lateChunkNames from '@generated/routesChunkNames?late';

interface Route {
  routes?: Route[];
}

/** Puts the routes of the reference into the tables that Docusaurus works with. */
export function addLateRoutes(): void {
  Object.assign(registry, lateRegistry);
  Object.assign(chunkNames, lateChunkNames);
  const found = createLateRoutes().map(({ at, route }) => ({
    siblings: findSiblings(routes as Route[], at),
    route,
  }));
  // In front: the first match wins, and a parent such as `/x/` matches everything below it.
  for (const { siblings, route } of found) siblings.unshift(route);
}

function findSiblings(top: Route[], at: readonly number[]): Route[] {
  return at.reduce((list, index) => list[index]?.routes ?? [], top);
}
