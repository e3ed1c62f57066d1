import fs from 'node:fs';
import path from 'node:path';
import type { WebpackPluginInstance } from 'webpack';
import { readChunks, type BundlerChunkGroup } from '../../offline/readChunks';
import type { BundleRecord, RecordedChunk } from './BundleRecord';

const NAME = 'record-bundle';

/** What is read of the bundler's own objects. */
interface BundledModule {
  /** Path and query of the file; other kinds of modules have none. */
  resource?: string;
  /** The modules that were joined to this one. */
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
 * Bundler plugin: writes down which modules are in which file of the browser's build. Names
 * of files are hashes and their text is minified, so the files themselves do not tell; the
 * tests of what is built read it.
 * @param file where to put it
 * @param siteDir what the paths of modules are relative to
 */
export const recordBundle = (file: string, siteDir: string): WebpackPluginInstance => ({
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
    // A joined module is named by the first of its parts too.
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
