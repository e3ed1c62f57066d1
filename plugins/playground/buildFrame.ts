import fs from 'node:fs/promises';
import path from 'node:path';
import type { Configuration } from '@rspack/core';
import { runRspack } from '../shared/runRspack';
import { LICENSE_RULE } from '../licenses/licenseKeyPlugin';
import { writeDemoTexts } from '../translations/writeDemoTexts';
import { getFrameKey } from './getFrameKey';
import { ICONS_PACKAGE } from './offeredPackages';
import { readIcons } from './readIcons';
import { renderFrameCss } from './renderFrameCss';
import { renderFrameHtml } from './renderFrameHtml';
import { renderRegistry } from './renderRegistry';

const WORK_PREFIX = 'work-';
const TEXTS_FOLDER = 'texts';

/**
 * Builds the frame that runs edited code: a document with a separate bundle. In a shared
 * bundle, the site's chunks would have to include every export of every package, because
 * edited code may import any of them. The result is cached until its sources change; `npm
 * run build` builds it before the languages, which then reuse it. If two processes build
 * it nevertheless, each uses a separate folder, and the first to finish wins.
 * @returns the folder with the built files
 */
export async function buildFrame(siteDir: string): Promise<string> {
  const cache = path.join(siteDir, '.cache', 'playground');
  const target = path.join(cache, getFrameKey(siteDir));
  if (await exists(target)) return target;
  await fs.mkdir(cache, { recursive: true });
  await removeOthers(cache);
  const work = await fs.mkdtemp(path.join(cache, WORK_PREFIX));
  try {
    await writeSources(work, siteDir);
    const scripts = await bundle(createConfig(work, siteDir));
    const html = renderFrameHtml(scripts, renderFrameCss());
    await fs.writeFile(path.join(work, 'out', 'index.html'), html);
    await fs.rename(path.join(work, 'out'), target).catch(async (error: unknown) => {
      if (!(await exists(target))) throw error;
    });
    return target;
  } finally {
    await fs.rm(work, { recursive: true, force: true });
  }
}

const exists = (file: string): Promise<boolean> =>
  fs.stat(file).then(
    () => true,
    () => false,
  );

/** Removes frames of older sources; a folder in use by another process is left alone. */
async function removeOthers(cache: string): Promise<void> {
  const entries = await fs.readdir(cache);
  await Promise.all(
    entries
      .filter((entry) => !entry.startsWith(WORK_PREFIX))
      .map((entry) => fs.rm(path.join(cache, entry), { recursive: true, force: true })),
  );
}

async function writeSources(work: string, siteDir: string): Promise<void> {
  const modulesDir = path.join(siteDir, 'node_modules');
  await fs.mkdir(path.join(work, 'icons'), { recursive: true });
  const iconsDir = path.join(modulesDir, ICONS_PACKAGE);
  const shards = (await exists(iconsDir)) ? await readIcons(iconsDir) : new Map();
  for (const [key, shard] of shards) {
    await fs.writeFile(path.join(work, 'icons', `${key}.json`), JSON.stringify(shard));
  }
  const registry = renderRegistry(modulesDir, [...shards.keys()].sort());
  await fs.writeFile(path.join(work, 'registry.js'), registry);
  await writeDemoTexts(path.join(work, TEXTS_FOLDER));
}

const createConfig = (work: string, siteDir: string): Configuration => ({
  target: ['web', 'es2022'],
  // Module names are relative to this folder, whose own name is different each time.
  context: work,
  entry: path.join(siteDir, 'src/features/playground/frame/entry.ts'),
  output: {
    path: path.join(work, 'out'),
    uniqueName: 'frame',
    publicPath: 'auto',
    filename: 'frame.[contenthash:8].js',
    chunkFilename: '[contenthash:12].js',
  },
  resolve: {
    extensions: ['.ts', '.tsx', '.mjs', '.js'],
    alias: {
      'playground-registry': path.join(work, 'registry.js'),
      '@language/demo-texts': path.join(work, TEXTS_FOLDER, 'index.js'),
    },
  },
  module: {
    rules: [
      { test: /\.m?js$/, resolve: { fullySpecified: false } },
      LICENSE_RULE,
      {
        test: /\.tsx?$/,
        loader: 'builtin:swc-loader',
        options: {
          jsc: {
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic' } },
            target: 'es2022',
          },
        },
      },
    ],
  },
  optimization: {
    // Fewer, larger shared chunks: edited code imports whole packages, not single
    // modules.
    splitChunks: { chunks: 'async', minSize: 40_000, maxAsyncRequests: 12 },
  },
});

async function bundle(config: Configuration): Promise<string[]> {
  const { entrypoints = {} } = await runRspack("The playground's frame", config);
  return (entrypoints.main?.assets ?? []).map(({ name }) => name);
}
