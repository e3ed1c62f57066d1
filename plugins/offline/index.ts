import type { LoadContext, Plugin } from '@docusaurus/types';
import fs from 'node:fs/promises';
import path from 'node:path';
import { toLanguage } from '../../src/config/languages';
import {
  APP_PATH,
  BYTES_PER_MB,
  listPathOf,
  LISTS_INDEX,
} from '../../src/config/offline';
import type { OfflineList } from '../../src/types/offline';
import { PRODUCT_FOLDERS } from '../../src/types/page';
import type { SiteConfig } from '../../src/types/siteConfig';
import { SiteFiles } from './SiteFiles';
import { buildWorker } from './buildWorker';
import { listProduct } from './listProduct';
import { listPrecachedFiles } from './listPrecachedFiles';
import { type ChunkGroup, recordChunks } from './chunkGroups';
import { readRouteChunks } from './readRouteChunks';

/** The package has types for its options, but not for its function. */
const { default: pluginPwa } = require('@docusaurus/plugin-pwa') as {
  default: (context: LoadContext, options: Record<string, unknown>) => Plugin | null;
};

/**
 * Makes the site work offline: the offline page, the service worker, and the lists of the
 * files of each product. This plugin wraps plugin-pwa, which builds the worker, because
 * the files to precache are only known once the pages are written.
 */
export default function offlinePlugin(context: LoadContext): Plugin {
  const { siteDir, outDir, baseUrl, generatedFilesDir } = context;
  const language = toLanguage(context.i18n.currentLocale);
  const { adsEndpoint, adsScript } = context.siteConfig
    .customFields as unknown as SiteConfig;
  const isProduction = process.env.NODE_ENV === 'production';
  let groups: ChunkGroup[] = [];

  return {
    name: 'offline',
    contentLoaded: ({ actions }) => {
      // src/pages ignores files that begin with an underscore.
      actions.addRoute({
        path: baseUrl + APP_PATH,
        component: '@site/src/pages/_app/index.tsx',
        exact: true,
      });
    },
    getClientModules: () =>
      isProduction ? [path.join(siteDir, 'src/features/offline/client.ts')] : [],
    configureWebpack: (_config, isServer) =>
      // The development server has no worker, and would record the chunks on every
      // change.
      isServer || !isProduction
        ? {}
        : { plugins: [recordChunks((found) => (groups = found))] },
    async postBuild(props) {
      const files = new SiteFiles(outDir, baseUrl);
      const routes = await readRouteChunks(generatedFilesDir);
      const lists = PRODUCT_FOLDERS.map((product) =>
        listProduct(product, files, groups, routes, baseUrl),
      );
      await writeLists(outDir, lists);

      const shell = listPrecachedFiles(files, groups, routes, baseUrl, language).map(
        (name) => {
          const { bytes = 0, revision = null } = files.describe(name) ?? {};
          const integrity = files.getIntegrity(name);
          return { url: baseUrl + name, revision, size: bytes, integrity };
        },
      );
      const size = shell.reduce((sum, entry) => sum + entry.size, 0);
      const hashes = Object.fromEntries(
        shell.flatMap(({ url, integrity }) => (integrity ? [[url, integrity]] : [])),
      ) as Record<string, string>;
      const folder = path.join(generatedFilesDir, 'offline-worker');
      const pwa = pluginPwa(context, {
        debug: false,
        offlineModeActivationStrategies: ['always'],
        pwaHead: [],
        swRegister: false,
        swCustom: await buildWorker(siteDir, folder, [adsEndpoint, adsScript], hashes),
        // Nothing is matched by patterns; the transform provides the shell.
        injectManifestConfig: {
          globIgnores: ['**/*'],
          manifestTransforms: [() => ({ manifest: shell, warnings: [] })],
        },
      });
      await pwa?.postBuild?.(props);
      console.log(
        `Offline shell (${language}): ${shell.length} files, ${(size / BYTES_PER_MB).toFixed(2)} MB.`,
      );
    },
  };
}

/** Publishes the file list of each product, and a short index. */
async function writeLists(outDir: string, lists: OfflineList[]): Promise<void> {
  const index = Object.fromEntries(
    lists.map(({ product, version, pages, bytes }) => [
      product,
      { version, pages, bytes },
    ]),
  );
  const write = async (name: string, content: unknown): Promise<void> => {
    const file = path.join(outDir, name);
    await fs.mkdir(path.dirname(file), { recursive: true });
    await fs.writeFile(file, JSON.stringify(content));
  };
  await write(LISTS_INDEX, index);
  for (const list of lists) await write(listPathOf(list.product), list);
}
