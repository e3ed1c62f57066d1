import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { readBuildLanguage } from '../../src/config/languages';
import { OWN_VERSION } from '../../src/config/versions';
import { readPackageVersions } from '../../content/versions/readPackageVersions';
import { createMiddleware, type Prepared } from './createMiddleware';
import { makeFiles } from './makeFiles';
import { cacheMarkdown } from './markdown/cacheMarkdown';
import type { SitePage } from './model';
import { listSitePages } from './pages/listSitePages';
import { createSiteContext, type SiteContext } from './siteContext';

type WebpackConfiguration = ReturnType<NonNullable<Plugin['configureWebpack']>>;

const DOCS_PLUGIN = 'docusaurus-plugin-content-docs';
/** The package whose version represents all documented packages. */
const PACKAGE = '@mui/x-data-grid';

/**
 * Also publishes each documentation page as Markdown, lists of pages in the format of
 * https://llmstxt.org, and a list of all demos. See src/types/machineFiles.ts.
 */
export default function markdownPagesPlugin({
  siteDir,
  baseUrl,
  siteConfig,
}: LoadContext): Plugin {
  const language = readBuildLanguage(process.env);
  let pages: readonly SitePage[] = [];
  const packageVersions = readPackageVersions(siteDir);
  const prepare = (print?: SiteContext['print']): Prepared => ({
    pages,
    version: packageVersions[PACKAGE] ?? '',
    site: createSiteContext({
      pages,
      siteDir,
      siteUrl: siteConfig.url,
      language,
      packageVersions,
      ...(print && { print }),
    }),
  });
  return {
    name: 'markdown-pages',
    async allContentLoaded({ allContent }) {
      const contents = Object.values(allContent[DOCS_PLUGIN] ?? {}) as LoadedContent[];
      pages = listSitePages(contents, { siteDir, language });
    },
    configureWebpack: (_config, isServer) => {
      if (isServer) return {};
      const middleware = createMiddleware(baseUrl, () => prepare());
      const devServer = {
        setupMiddlewares: (middlewares: unknown[]) => {
          middlewares.unshift(middleware);
          // The returned list is added to the server's initial list.
          return [];
        },
      };
      return { devServer } as WebpackConfiguration;
    },
    async postBuild({ outDir }) {
      const { print, save } = cacheMarkdown(siteDir, `${OWN_VERSION.major}-${language}`);
      const { site, version } = prepare(print);
      for (const [file, text] of await makeFiles(pages, site, version)) {
        const target = path.join(outDir, file);
        await fs.mkdir(path.dirname(target), { recursive: true });
        await fs.writeFile(target, text);
      }
      for (const [address, picture] of site.pictures) {
        const target = path.join(outDir, address.slice(baseUrl.length));
        await fs.mkdir(path.dirname(target), { recursive: true });
        await fs.copyFile(picture, target);
      }
      save();
    },
  };
}
