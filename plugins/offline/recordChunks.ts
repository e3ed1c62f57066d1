import type { WebpackPluginInstance } from 'webpack';
import { readChunks, type BundlerChunkGroup, type ChunkGroup } from './readChunks';

const NAME = 'offline-chunks';

/**
 * Bundler plugin: reports which files are loaded together, once their names are final.
 * @param onChunks called for each compilation
 */
export const recordChunks = (
  onChunks: (groups: ChunkGroup[]) => void,
): WebpackPluginInstance => ({
  apply({ webpack: { Compilation }, hooks }) {
    hooks.thisCompilation.tap(NAME, (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () =>
        onChunks(readChunks(compilation.chunkGroups as unknown as BundlerChunkGroup[])),
      );
    });
  },
});
