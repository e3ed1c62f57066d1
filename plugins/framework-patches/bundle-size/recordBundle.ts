import fs from 'node:fs';
import path from 'node:path';
import type { WebpackPluginInstance } from 'webpack';
import { readChunks, type BundlerChunkGroup } from '../../offline/readChunks';
import type { BundleRecord, RecordedChunk } from './BundleRecord';

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
