import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { buildFrame } from './buildFrame';
import { createDemoIndexer } from './createDemoIndexer';
import { createFrameMiddleware } from './createFrameMiddleware';

const FRAME_FOLDER = 'playground/frame';

/**
 * Makes what the playground and the live editor need beside the site's own bundle: the frame
 * in which edited code runs, and the list of demos.
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
          // What this returns is added to the list that the server begins with.
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
