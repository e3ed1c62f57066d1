import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** Talks to the worker of the search, and waits for ever where that does not arrive. */
const CLIENT = require.resolve(
  '@easyops-cn/docusaurus-search-local/dist/client/client/theme/searchByWorker.js',
);

/** Has the search say when its worker or its index does not arrive, and ask again. */
export default function searchPlugin({ siteDir }: LoadContext): Plugin {
  return {
    name: 'search',
    configureWebpack: () => ({
      resolve: {
        alias: { [CLIENT]: path.join(siteDir, 'src/theme/searchByWorker/index.ts') },
      },
    }),
  };
}
