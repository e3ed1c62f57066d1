/**
 * Replaces Docusaurus's own `preload` in production (see
 * plugins/framework-patches/routeTables.ts): the routes of the products and of the
 * reference are not in every page's script, so they are loaded before a path is matched.
 */
import routes from '@generated/routes';
import { matchRoutes, type RouteConfig } from 'react-router-config';
import { findRouteTable, type RouteTable } from '../../lib/routeTables';
import { tryDecode } from '../../lib/tryDecode';
import { addRoutes } from './addRoutes';

const TABLES = {
  'data-grid': () => import('@generated/routes?data-grid'),
  'date-pickers': () => import('@generated/routes?date-pickers'),
  charts: () => import('@generated/routes?charts'),
  'tree-view': () => import('@generated/routes?tree-view'),
  reference: () => import('@generated/routes?reference'),
} satisfies Record<RouteTable, unknown>;

const added = new Map<RouteTable, Promise<void>>();

/** A failed attempt is not cached, so the next one tries again. */
function addTable(name: RouteTable): Promise<void> {
  const known = added.get(name);
  if (known) return known;
  const adding = TABLES[name]().then(addRoutes);
  added.set(name, adding);
  adding.catch(() => added.delete(name));
  return adding;
}

/**
 * Loads what a page needs to render without a loading screen.
 * @param pathname path of a page, without query and hash
 */
export default async function preloadRoute(pathname: string): Promise<unknown> {
  const table = findRouteTable(pathname);
  if (table) await addTable(table);
  const names = [...new Set([pathname, tryDecode(pathname, decodeURI)])];
  const matches = names.flatMap((name) => matchRoutes(routes as RouteConfig[], name));
  return Promise.all(matches.map(({ route }) => preloadComponent(route)));
}

const preloadComponent = ({ component }: RouteConfig): unknown =>
  (component as { preload?: () => unknown } | undefined)?.preload?.();
