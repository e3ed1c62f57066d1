import type { Plugin, PluginContentLoadedActions, RouteConfig } from '@docusaurus/types';
import { hashOutlines } from './hashOutlines';

interface PluginOutput {
  routes: RouteConfig[];
  globalData: unknown;
}

/**
 * Makes the development server reload a plugin's content only if a change affects it:
 * Docusaurus reloads all pages on each change, which blocks the server for seconds,
 * although the bundler recompiles the changed page itself. Builds are not affected.
 * @param plugin whose content, routes and data only depend on the files it watches
 */
export function cacheContent<Content>(
  plugin: Plugin<Content>,
  siteDir: string,
): Plugin<Content> {
  if (process.env.NODE_ENV !== 'development') return plugin;
  let loaded: { key: string; content: Content } | undefined;
  let output: PluginOutput | undefined;
  return {
    ...plugin,
    async loadContent() {
      const key = await hashOutlines(plugin.getPathsToWatch?.() ?? [], siteDir);
      if (loaded?.key === key) return loaded.content;
      loaded = undefined;
      output = undefined;
      const content = (await plugin.loadContent?.()) as Content;
      loaded = { key, content };
      return content;
    },
    async contentLoaded({ content, actions }) {
      if (!output) {
        const recorded: PluginOutput = { routes: [], globalData: undefined };
        await plugin.contentLoaded?.({ content, actions: record(actions, recorded) });
        output = recorded;
      }
      output.routes.forEach(actions.addRoute);
      if (output.globalData !== undefined) actions.setGlobalData(output.globalData);
    },
  };
}

/** Records the calls to be repeated; generated data files stay on disk. */
const record = (
  actions: PluginContentLoadedActions,
  recorded: PluginOutput,
): PluginContentLoadedActions => ({
  ...actions,
  addRoute: (route) => recorded.routes.push(route),
  setGlobalData: (data) => {
    recorded.globalData = data;
  },
});
