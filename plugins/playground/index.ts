import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { buildFrame } from './buildFrame';
import { createDemoIndexer } from './createDemoIndexer';
import { createFrameMiddleware } from './createFrameMiddleware';

const FRAME_FOLDER = 'playground/frame';

/**
 * Builds the parts of the playground and the live editor that are not in the site's
 * bundle: the frame that runs edited code, and the index of demos.
 */
export default function playgroundPlugin({ siteDir, baseUrl }: LoadContext): Plugin {
  return {
    name: 'playground',
    configureWebpack: (_config, isServer) => {
      if (isServer) return {};
      const frame = createFrameMiddleware(`${baseUrl}${FRAME_FOLDER}/`, siteDir);
      const devServer = {
        setupMiddlewares: (middlewares: unknown[]) => {
          middlewares.unshift(frame);
          // The returned list is added to the server's initial list.
          return [];
        },
      };
      return { plugins: [createDemoIndexer(siteDir)], devServer };
    },
    async postBuild({ outDir }) {
      const folder = await buildFrame(siteDir);
      await fs.cp(folder, path.join(outDir, FRAME_FOLDER), { recursive: true });
    },
  };
}
