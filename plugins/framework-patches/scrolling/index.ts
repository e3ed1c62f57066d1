import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/** Scrolls to the hash after each navigation within the site. */
const SCROLLING = require.resolve(
  '@docusaurus/core/lib/client/ClientLifecyclesDispatcher.js',
);

/** Keeps an open page in place when its hash is no valid encoding. */
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
