import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { WebpackPluginInstance } from 'webpack';
import { readTextAsync } from '../../content/text/readText';
import {
  type BundlerChunkGroup,
  type ChunkGroup,
  readChunks,
} from '../offline/chunkGroups';
import { readRouteChunks } from '../offline/readRouteChunks';

/** Variable that enables source maps; set by `npm run bench:pages -- --modules`. */
export const SOURCE_MAPS_VARIABLE = 'SOURCE_MAPS';

/** Whether this build writes source maps. The scripts do not reference them. */
export const hasSourceMaps = (): boolean => Boolean(process.env[SOURCE_MAPS_VARIABLE]);

/** File name of the record in the folder of generated files. */
export const BUNDLE_RECORD_FILE = 'bundle.json';

/** A chunk of the browser build. */
export interface RecordedChunk {
  /** Set for route modules and for named cache groups. */
  name?: string;
  /** Whether every page loads it. */
  isEntry: boolean;
  /** Scripts and stylesheets, relative to the output folder. */
  files: string[];
  /** Paths relative to the project root, with their queries, sorted. */
  modules: string[];
}

/** The contents of the browser build. */
export interface BundleRecord {
  chunks: RecordedChunk[];
  /** Chunks that are loaded together. */
  groups: ChunkGroup[];
}

/**
 * Lists the scripts and stylesheets that each page loads initially: the shared ones and
 * those of its route.
 * @param generatedFilesDir folder written by a production build
 * @returns paths relative to the output folder, by page address
 * @throws Error if there is no build
 */
export async function listPageFiles(
  generatedFilesDir: string,
): Promise<Map<string, string[]>> {
  const file = path.join(generatedFilesDir, BUNDLE_RECORD_FILE);
  const text = await readTextAsync(file).catch(() => {
    throw new Error(`${file} is missing. Make a build first: npm run build`);
  });
  const { groups } = JSON.parse(text) as BundleRecord;
  const routes = await readRouteChunks(generatedFilesDir);
  const entries = groups.filter(({ isEntry }) => isEntry);
  const named = new Map(groups.map((group) => [group.name, group]));
  return new Map(
    [...routes].map(([route, names]) => {
      const own = names.flatMap((name) => named.get(name) ?? []);
      return [route, [...new Set([...entries, ...own].flatMap(({ files }) => files))]];
    }),
  );
}

const NAME = 'record-bundle';

/** The relevant parts of the bundler's objects. */
interface BundledModule {
  /** Path and query of the file; other kinds of modules have none. */
  resource?: string;
  /** The modules that were concatenated into this one. */
  modules?: BundledModule[];
}

interface BundledChunk {
  name?: string | null;
  files: Iterable<string>;
  canBeInitial: () => boolean;
}

interface Compilation {
  chunks: Iterable<BundledChunk>;
  chunkGroups: readonly BundlerChunkGroup[];
  chunkGraph: { getChunkModules: (chunk: BundledChunk) => BundledModule[] };
}

/**
 * Bundler plugin: records which modules are in which file of the browser build, for the
 * tests of the build. The files do not show it: their names are hashes and their content
 * is minified.
 * @param file output path
 * @param siteDir folder that module paths are relative to
 */
const recordBundle = (file: string, siteDir: string): WebpackPluginInstance => ({
  apply({ webpack: { Compilation }, hooks }) {
    hooks.thisCompilation.tap(NAME, (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
        const record = readBundle(compilation as unknown as Compilation, siteDir);
        fs.mkdirSync(path.dirname(file), { recursive: true });
        fs.writeFileSync(file, JSON.stringify(record));
      });
    });
  },
});

function readBundle(
  { chunks, chunkGroups, chunkGraph }: Compilation,
  siteDir: string,
): BundleRecord {
  const toName = (resource: string): string =>
    path.relative(siteDir, resource).split(path.sep).join('/');
  const describe = (chunk: BundledChunk): RecordedChunk => ({
    ...(chunk.name ? { name: chunk.name } : {}),
    isEntry: chunk.canBeInitial(),
    files: [...chunk.files].filter((name) => /\.(?:js|css)$/.test(name)),
    // A concatenated module has the name of its first part.
    modules: [
      ...new Set(chunkGraph.getChunkModules(chunk).flatMap(listResources).map(toName)),
    ].sort(),
  });
  return { chunks: [...chunks].map(describe), groups: readChunks(chunkGroups) };
}

const listResources = ({ resource, modules }: BundledModule): string[] => [
  ...(resource ? [resource] : []),
  ...(modules ?? []).flatMap(listResources),
];

/**
 * Writes the record of a production build, and source maps if they are requested.
 */
export default function bundleRecordPlugin({
  siteDir,
  generatedFilesDir,
}: LoadContext): Plugin {
  const file = path.join(generatedFilesDir, BUNDLE_RECORD_FILE);
  return {
    name: 'bundle-record',
    configureWebpack: (_config, isServer) =>
      isServer || process.env.NODE_ENV !== 'production'
        ? {}
        : {
            ...(hasSourceMaps() && { devtool: 'hidden-source-map' as const }),
            plugins: [recordBundle(file, siteDir)],
          },
  };
}
