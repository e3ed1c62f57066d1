import type { LoadContext, Plugin } from '@docusaurus/types';
import fs from 'node:fs';
import path from 'node:path';
import { readTextAsync } from '../../content/text/readText';
import { LICENSES_DATA, LICENSES_TEXT } from '../../src/config/licenses';
import type { Notice } from '../../src/types/notice';
import {
  ICONS_PACKAGE,
  PACKAGES_WITH_SUBPATHS,
  SINGLE_MODULES,
} from '../playground/offeredPackages';
import { BUNDLE_RECORD_FILE, type BundleRecord } from '../shared/bundleRecord';
import { followDependencies, listPackageFolders } from './listPackageFolders';
import { readNotices } from './readNotices';

/** Packages in the separate bundles of the playground's frame and the service worker. */
const OTHERS = [
  ...PACKAGES_WITH_SUBPATHS,
  ...SINGLE_MODULES,
  ICONS_PACKAGE,
  'sucrase',
  '@babel/parser',
  '@tailwindcss/browser',
  'comlink',
  'minisearch',
  'stemmer',
  'workbox-expiration',
  'workbox-precaching',
  'workbox-strategies',
];

/**
 * Publishes the licenses of the packages in the scripts, and adds a comment with their
 * address to each script, because minifying removes license comments.
 */
export default function noticesPlugin(context: LoadContext): Plugin {
  const { siteDir, outDir, baseUrl, generatedFilesDir } = context;
  return {
    name: 'notices',
    configureWebpack(_config, isServer, { currentBundler }) {
      if (isServer || process.env.NODE_ENV !== 'production') return {};
      const { BannerPlugin, Compilation } = currentBundler.instance;
      return {
        plugins: [
          new BannerPlugin({
            banner: `/*! Licenses: ${baseUrl}${LICENSES_TEXT} */`,
            raw: true,
            test: /\.js$/,
            // After minification, and before file names get their hashes.
            stage: Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING,
          }),
        ],
      };
    },
    async postBuild() {
      const record = path.join(generatedFilesDir, BUNDLE_RECORD_FILE);
      const { chunks } = JSON.parse(await readTextAsync(record)) as BundleRecord;
      const folders = [
        ...listPackageFolders(chunks.flatMap(({ modules }) => modules)),
        ...followDependencies(OTHERS, siteDir),
      ];
      const notices = readNotices([...new Set(folders)], siteDir);
      const write = (file: string, text: string): Promise<void> =>
        fs.promises.writeFile(path.join(outDir, file), text);
      await write(LICENSES_TEXT, renderNotices(notices));
      await write(LICENSES_DATA, JSON.stringify(notices));
    },
  };
}

/** Renders the licenses of the packages in the site's scripts as one text. */
export const renderNotices = (notices: readonly Notice[]): string =>
  [
    'The scripts of this site contain the packages below.',
    ...notices.map(({ name, version, license, by, texts }) =>
      [
        `${name} ${version}`,
        `License: ${license ?? 'see below'}${by ? `, by ${by}` : ''}`,
        ...texts.map((text) => `\n${text}`),
      ].join('\n'),
    ),
  ].join(`\n\n${'-'.repeat(72)}\n\n`);
