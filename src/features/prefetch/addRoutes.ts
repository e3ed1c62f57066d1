import registry from '@generated/registry';
import routes from '@generated/routes';
import type { RouteTableModule } from '@generated/routes?*';
import chunkNames from '@generated/routesChunkNames';

interface Route {
  exact?: boolean;
  routes?: Route[];
}

/** The lists of routes as they are in every page's script, by what they have become. */
const firstLists = new Map<Route[], readonly Route[]>();

/** Adds the routes of a table to Docusaurus's route tables. */
export function addRoutes(table: RouteTableModule): void {
  Object.assign(registry, table.registry);
  Object.assign(chunkNames, table.chunkNames);
  for (const { at, route } of table.createRoutes()) {
    const siblings = findSiblings(at);
    if (!firstLists.has(siblings)) firstLists.set(siblings, [...siblings]);
    // The first match wins, and a parent such as `/x/` matches everything below it. Exact
    // routes go last: in front they would shift the others, whose index identifies their
    // page.
    if (route.exact) siblings.push(route);
    else siblings.unshift(route);
  }
}

/** @param at indexes in the lists of every page's script */
function findSiblings(at: readonly number[]): Route[] {
  return at.reduce<Route[]>(
    (list, index) => (firstLists.get(list) ?? list)[index]?.routes ?? [],
    routes as Route[],
  );
}
