import path from 'node:path';
import { runRspack } from '../shared/runRspack';

/**
 * Bundles the site's part of the service worker: plugin-pwa expects a plain JavaScript
 * file.
 * @param folder output folder
 * @param blocked prefixes of addresses that are never cached
 * @param integrity hashes of files by path; the worker stores no other content for them
 * @returns path of the file
 */
export async function buildWorker(
  siteDir: string,
  folder: string,
  blocked: string[],
  integrity: Record<string, string>,
): Promise<string> {
  const filename = 'worker.js';
  await runRspack(
    'The offline worker',
    {
      target: ['webworker', 'es2022'],
      context: siteDir,
      entry: path.join(siteDir, 'src/features/offline/worker/index.ts'),
      output: { path: folder, filename, library: { type: 'commonjs-module' } },
      resolve: { extensions: ['.ts', '.mjs', '.js'] },
      module: {
        rules: [
          {
            test: /\.ts$/,
            loader: 'builtin:swc-loader',
            options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } },
          },
        ],
      },
    },
    {
      BLOCKED_ADDRESSES: JSON.stringify(blocked),
      INTEGRITY: JSON.stringify(integrity),
    },
  );
  return path.join(folder, filename);
}
