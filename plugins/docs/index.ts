import path from 'node:path';
import docsPlugin, {
  validateOptions as validateDocsOptions,
} from '@docusaurus/plugin-content-docs';
import type { LoadedContent, PluginOptions } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin, RouteConfig } from '@docusaurus/types';
import { readLastUpdateData } from '@docusaurus/utils';
import { SITE_DIR } from '../../content/paths/siteDir';
import { readSiteConfig } from '../../src/config/environment/readSiteConfig';
import { readBuildLanguage } from '../../src/config/languages';
import { getApiSidebarLabels } from '../../src/config/menus';
import { getChangesPath } from '../../src/lib/apiPaths';
import { cacheContent } from '../shared/dev-server/cacheContent';
import { getSiteLabels } from '../../content/texts/getSiteLabels';
import { preprocessPage } from '../mdx/page-check/preprocessPage';
import { INDEX_FILE } from '../api-reference/pages/listApiPages';
import { getMarkdownPlugins } from './getMarkdownPlugins';
import { createTabs } from './tabs/createTabs';
import { addApiDocs } from './addApiDocs';
import { splitApiRoutes } from './splitApiRoutes';

type Validate = typeof validateDocsOptions;

/**
 * Adds the Markdown plugins here and not in `docusaurus.config.ts`: every page's script
 * has the options that are written there, and these have paths of the build machine.
 */
export const validateOptions: Validate = ({ validate, options }) =>
  validateDocsOptions({
    validate,
    options: {
      ...options,
      ...getMarkdownPlugins({
        siteDir: SITE_DIR,
        language: readBuildLanguage(process.env),
        site: readSiteConfig(process.env),
      }),
    },
  });

/**
 * The stock docs plugin with five changes. It checks pages before they are compiled. The
 * title and description of every page, which it passes to every page for card lists that
 * this site does not use, are omitted. The reference pages are created from their data,
 * and get separate sidebars by product. Guides get tabs with the API of what they
 * document.
 */
export default async function siteDocsPlugin(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin> {
  const plugin = (await docsPlugin(addPageCheck(context), options)) as Plugin;
  const sitePlugin: Plugin = {
    ...plugin,
    getPathsToWatch: () => [
      ...(plugin.getPathsToWatch?.() ?? []),
      `${options.path}/${INDEX_FILE}`,
      // Titles of groups in the sidebars.
      'i18n/*/docusaurus-plugin-content-docs/current/navigation.json',
      'src/nav/**/*.ts',
      path.posix.join('static', path.posix.dirname(getChangesPath('charts', 0, 0)), '*'),
    ],
    loadContent: async () =>
      addApiDocs((await plugin.loadContent?.()) as LoadedContent, {
        siteDir: context.siteDir,
        language: readBuildLanguage(process.env),
        labels: getApiSidebarLabels(getSiteLabels(readBuildLanguage(process.env))),
        readDate: async (file) => {
          const { lastUpdatedAt } = await readLastUpdateData(
            file,
            options,
            undefined,
            context.siteConfig.future.experimental_vcs,
          );
          return lastUpdatedAt;
        },
      }),
    contentLoaded: async ({ content, actions }) => {
      const docs = (content as LoadedContent).loadedVersions.flatMap(
        (version) => version.docs,
      );
      const tabs = new Map<string, RouteConfig[]>();
      const problems: string[] = [];
      for (const doc of docs) {
        const routes = await createTabs(doc, {
          siteDir: context.siteDir,
          generatedFilesDir: context.generatedFilesDir,
          language: readBuildLanguage(process.env),
          component: options.docItemComponent,
          createData: actions.createData,
          report: ({ message }) => problems.push(message),
        });
        if (routes.length > 0) tabs.set(doc.permalink, routes);
      }
      reportTabProblems(problems);
      await plugin.contentLoaded?.({
        content,
        actions: {
          ...actions,
          addRoute: (route) => actions.addRoute(splitApiRoutes(addTabs(route, tabs))),
          setGlobalData: (data) => actions.setGlobalData(withoutPages(data)),
        },
      });
    },
  };
  return cacheContent(sitePlugin, context.siteDir);
}

/**
 * An author may refer to names that `npm run api` has not read yet; a build may not.
 * @throws Error with all problems
 */
function reportTabProblems(problems: readonly string[]): void {
  if (problems.length === 0) return;
  const text = problems.join('\n');
  if (process.env.NODE_ENV !== 'development') throw new Error(text);
  console.warn(text);
}

/** Here and not in the configuration, which is loaded several times. */
const addPageCheck = (context: LoadContext): LoadContext => ({
  ...context,
  siteConfig: {
    ...context.siteConfig,
    markdown: { ...context.siteConfig.markdown, preprocessor: preprocessPage },
  },
});

/**
 * Adds the routes of the tabs next to those of their pages, so that they share the
 * sidebar.
 */
const addTabs = (
  route: RouteConfig,
  tabs: ReadonlyMap<string, RouteConfig[]>,
): RouteConfig => ({
  ...route,
  ...(route.routes && {
    routes: route.routes.flatMap((child) => [
      addTabs(child, tabs),
      ...(child.modules ? (tabs.get(child.path) ?? []) : []),
    ]),
  }),
});

interface GlobalData {
  versions?: { docs: unknown[] }[];
}

/**
 * Every page's script has this list of all pages. It is used by version menus and links
 * by page id, which this site does not have.
 */
function withoutPages(data: unknown): unknown {
  const { versions, ...rest } = data as GlobalData;
  return { ...rest, versions: versions?.map((version) => ({ ...version, docs: [] })) };
}
