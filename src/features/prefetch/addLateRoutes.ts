import registry from '@generated/registry';
import lateRegistry from '@generated/registry?late';
import createLateRoutes from '@generated/routes?late';
import routes from '@generated/routes';
import chunkNames from '@generated/routesChunkNames';
import lateChunkNames from '@generated/routesChunkNames?late';

interface Route {
  exact?: boolean;
  routes?: Route[];
}

/** Adds the routes of the reference to Docusaurus's route tables. */
export function addLateRoutes(): void {
  Object.assign(registry, lateRegistry);
  Object.assign(chunkNames, lateChunkNames);
  const found = createLateRoutes().map(({ at, route }) => ({
    siblings: findSiblings(routes as Route[], at),
    route,
  }));
  for (const { siblings, route } of found) {
    // The first match wins, and a parent such as `/x/` matches everything below it. Exact
    // routes go last: in front they would shift the others, whose index identifies their
    // page.
    if (route.exact) siblings.push(route);
    else siblings.unshift(route);
  }
}

function findSiblings(top: Route[], at: readonly number[]): Route[] {
  return at.reduce((list, index) => list[index]?.routes ?? [], top);
}
