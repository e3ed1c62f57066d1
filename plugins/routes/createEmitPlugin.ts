import type { WebpackPluginInstance } from 'webpack';

/** A file of the site, asked for each time that it is built. */
export interface EmittedFile {
  /** Its path below the site's base; a function where it depends on the content. */
  file: string | (() => string);
  getValue: () => unknown;
}

/** Bundler plugin: adds one JSON file to what is built, in the development server too. */
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
