import docsPlugin, { validateOptions } from '@docusaurus/plugin-content-docs';
import type { PluginOptions } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin, RouteConfig } from '@docusaurus/types';

export { validateOptions };

/**
 * The stock docs plugin, less one thing: it hands the title and description of every page of
 * a version to every page, for card lists that this site does not have.
 */
export default async function leanDocsPlugin(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin> {
  const plugin = (await docsPlugin(context, options)) as Plugin;
  return {
    ...plugin,
    contentLoaded: async ({ content, actions }) =>
      plugin.contentLoaded?.({
        content,
        actions: {
          ...actions,
          addRoute: (route) => actions.addRoute(withoutDocList(route)),
        },
      }),
  };
}

function withoutDocList(route: RouteConfig): RouteConfig {
  const version = route.props?.version as { docs?: unknown } | undefined;
  return {
    ...route,
    ...(version?.docs
      ? { props: { ...route.props, version: { ...version, docs: {} } } }
      : {}),
    ...(route.routes ? { routes: route.routes.map(withoutDocList) } : {}),
  };
}
