import type { WebpackPluginInstance } from 'webpack';
import { TEMPLATES } from '../../src/config/playground';
import { listPictures } from '../gallery/listPictures';
import { indexDemos } from './indexDemos';

const NAME = 'index-demos';
const FILE = 'playground/demos.json';

/**
 * Bundler plugin: writes an index of the code files of demos, whose names contain hashes,
 * by demo id.
 * @param siteDir the project, which contains the pictures for the templates
 */
export const createDemoIndexer = (siteDir: string): WebpackPluginInstance => ({
  apply({ webpack: { Compilation, sources }, hooks }) {
    hooks.thisCompilation.tap(NAME, (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, (assets) => {
        const index = indexDemos(
          Object.keys(assets),
          Object.values(TEMPLATES),
          listPictures(siteDir),
        );
        compilation.emitAsset(FILE, new sources.RawSource(JSON.stringify(index)));
      });
    });
  },
});
