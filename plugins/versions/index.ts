import type { Plugin } from '@docusaurus/types';

/**
 * Tells the bundle which version it is made of and where the other versions lie, as constants:
 * `src/config/versions.ts` reads them in the browser as Node reads its environment.
 */
export default function versionsPlugin(): Plugin {
  const { DOCS_VERSION = '', DOCS_LAYOUT = '' } = process.env;
  return {
    name: 'versions',
    configureWebpack: (_config, _isServer, { currentBundler }) => ({
      plugins: [
        new currentBundler.instance.DefinePlugin({
          'process.env.DOCS_VERSION': JSON.stringify(DOCS_VERSION),
          'process.env.DOCS_LAYOUT': JSON.stringify(DOCS_LAYOUT),
        }),
      ],
    }),
  };
}
