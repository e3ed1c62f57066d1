import type { RouteConfig } from '@docusaurus/types';
import { getApiSidebarProduct } from '../../src/lib/apiPaths';

interface VersionProps {
  docsSidebars: Record<string, unknown>;
  docs: unknown;
}

/**
 * Gives the API pages of each product a separate version route, which has their sidebar.
 * All sidebars of a version are in the data of all pages below its route, and these are
 * long. The docs routes are: root › version › sidebar root › pages.
 */
export function splitApiRoutes(root: RouteConfig): RouteConfig {
  return { ...root, routes: root.routes?.flatMap(splitVersion) };
}

function splitVersion(version: RouteConfig): RouteConfig[] {
  const props = version.props?.version as VersionProps | undefined;
  if (!props) return [version];
  const sidebars = Object.entries(props.docsSidebars);
  const own = sidebars.filter(([name]) => !getApiSidebarProduct(name));
  const apis = sidebars.filter(([name]) => getApiSidebarProduct(name));
  const isOf = (name: string) => (route: RouteConfig) => route.sidebar === name;
  return [
    select(version, own, (route) => !apis.some(([name]) => isOf(name)(route))),
    ...apis.flatMap(([name, items]) => {
      const path = `${version.path.replace(/\/?$/, '/')}api/${getApiSidebarProduct(name)}/`;
      const part = select(version, [[name, items]], isOf(name));
      return [
        { ...part, path, routes: part.routes?.map((route) => ({ ...route, path })) },
      ];
    }),
  ];
}

/**
 * Copies a version route with some of its sidebars and pages, without its list of docs.
 */
function select(
  version: RouteConfig,
  sidebars: [string, unknown][],
  keep: (page: RouteConfig) => boolean,
): RouteConfig {
  const props = version.props?.version as VersionProps;
  return {
    ...version,
    props: {
      ...version.props,
      version: { ...props, docs: {}, docsSidebars: Object.fromEntries(sidebars) },
    },
    routes: version.routes
      ?.filter((route) => route.routes)
      .map((route) => ({ ...route, routes: route.routes?.filter(keep) })),
  };
}
