import type { WebpackPluginInstance } from 'webpack';

/**
 * Bundler plugin: adds one JSON file to what is built, in the development server too.
 * @param file its path below the site's base
 * @param getValue asked for each time that the site is built
 */
export const createEmitPlugin = (
  file: string,
  getValue: () => unknown,
): WebpackPluginInstance => ({
  apply({ webpack: { Compilation, sources }, hooks }) {
    hooks.thisCompilation.tap(file, (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: file, stage }, () => {
        compilation.emitAsset(file, new sources.RawSource(JSON.stringify(getValue())));
      });
    });
  },
});
