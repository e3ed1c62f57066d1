import type { WebpackPluginInstance } from 'webpack';

/** A file of the site whose content is computed in each build. */
export interface EmittedFile {
  /** Path relative to the site's base; a function if it depends on the content. */
  file: string | (() => string);
  getValue: () => unknown;
}

/** Bundler plugin: adds a JSON file to the output, also in the development server. */
export const createEmitPlugin = (
  file: EmittedFile['file'],
  getValue: EmittedFile['getValue'],
): WebpackPluginInstance => ({
  apply({ webpack: { Compilation, sources }, hooks }) {
    const name = typeof file === 'string' ? file : 'emit';
    hooks.thisCompilation.tap(name, (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name, stage }, () => {
        const target = typeof file === 'string' ? file : file();
        compilation.emitAsset(target, new sources.RawSource(JSON.stringify(getValue())));
      });
    });
  },
});
