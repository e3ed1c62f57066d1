import type { WebpackPluginInstance } from 'webpack';
import { TEMPLATES } from '../../src/config/playground';
import { listPictures } from '../gallery/listPictures';
import { indexDemos } from './indexDemos';

const NAME = 'index-demos';
const FILE = 'playground/demos.json';

/**
 * Bundler plugin: writes where the code of each demo is, so that a demo is found by its id
 * although the file of its code has a hash in its name.
 * @param siteDir the project, whose pictures the templates have
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
