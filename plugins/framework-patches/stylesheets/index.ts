import type { LoadContext, Plugin, PostCssOptions } from '@docusaurus/types';
import { dropUnused } from './dropUnused';
import { linkPageStyles } from './linkPageStyles';
import { makeStyleGroups } from './styleGroups';

/**
 * Reduces render-blocking CSS: Docusaurus's rules that no page can match are removed, and
 * the styles of features are loaded with the features.
 */
export default function stylesheetsPlugin({
  generatedFilesDir,
  baseUrl,
}: LoadContext): Plugin {
  return {
    name: 'stylesheets',
    configurePostCss: (options: PostCssOptions) => ({
      ...options,
      plugins: [...options.plugins, dropUnused()],
    }),
    configureWebpack: (_config, isServer) =>
      isServer || process.env.NODE_ENV !== 'production'
        ? {}
        : { optimization: { splitChunks: { cacheGroups: makeStyleGroups() } } },
    postBuild: ({ outDir }) => linkPageStyles({ outDir, baseUrl, generatedFilesDir }),
  };
}
