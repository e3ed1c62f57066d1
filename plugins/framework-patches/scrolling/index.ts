import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/** Scrolls to the hash after each client-side navigation. */
const SCROLLING = require.resolve(
  '@docusaurus/core/lib/client/ClientLifecyclesDispatcher.js',
);

/** Prevents a hash with an invalid encoding from breaking an open page. */
export default function scrollingPlugin(): Plugin {
  return {
    name: 'scrolling',
    configureWebpack: () => ({
      module: {
        rules: [
          {
            include: SCROLLING,
            use: [{ loader: path.join(__dirname, 'scrollLoader.ts') }],
          },
        ],
      },
    }),
  };
}
