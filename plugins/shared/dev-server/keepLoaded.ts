import type { Plugin, PluginContentLoadedActions, RouteConfig } from '@docusaurus/types';
import { hashOutlines } from './hashOutlines';

interface PluginOutput {
  routes: RouteConfig[];
  globalData: unknown;
}

/**
 * Has the development server load a plugin's content again only where an edit changes it:
 * Docusaurus loads all pages anew for each edited sentence, seconds in which it answers nothing,
 * and the bundler compiles that page by itself. A build is left as it is.
 * @param plugin one whose content, routes and data follow from the files that it watches
 */
export function keepLoaded<Content>(
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

/** Keeps what is to be handed over again; files of data lie on the disk. */
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
