/**
 * Replaces Docusaurus's own `preload` in production (see
 * plugins/framework-patches/routeTables.ts): the routes of the reference are not in every
 * page's script, so they are loaded before a path is matched.
 */
import routes from '@generated/routes';
import { matchRoutes, type RouteConfig } from 'react-router-config';
import { isReferencePath } from '../../lib/apiPaths';
import { tryDecode } from '../../lib/tryDecode';

let late: Promise<void> | undefined;

/** A failed attempt is not cached, so the next one tries again. */
function addLateRoutes(): Promise<void> {
  late ??= import('./addLateRoutes').then(({ addLateRoutes: add }) => add());
  late.catch(() => {
    late = undefined;
  });
  return late;
}

/**
 * Loads what a page needs to render without a loading screen.
 * @param pathname path of a page, without query and hash
 */
export default async function preloadRoute(pathname: string): Promise<unknown> {
  if (isReferencePath(pathname)) await addLateRoutes();
  const names = [...new Set([pathname, tryDecode(pathname, decodeURI)])];
  const matches = names.flatMap((name) => matchRoutes(routes as RouteConfig[], name));
  return Promise.all(matches.map(({ route }) => preloadComponent(route)));
}

const preloadComponent = ({ component }: RouteConfig): unknown =>
  (component as { preload?: () => unknown } | undefined)?.preload?.();
