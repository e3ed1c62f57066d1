import path from 'node:path';
import type { Configuration, Stats } from '@rspack/core';

/**
 * Bundles the site's part of the worker: plugin-pwa takes it as one file of plain JavaScript.
 * @param folder where to put it
 * @param blocked beginnings of addresses that are never kept
 * @returns path of the file
 */
export async function buildWorker(
  siteDir: string,
  folder: string,
  blocked: string[],
): Promise<string> {
  const { rspack } = await import('@docusaurus/faster');
  const filename = 'worker.js';
  const config: Configuration = {
    mode: 'production',
    target: ['webworker', 'es2022'],
    context: siteDir,
    devtool: false,
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
    plugins: [new rspack.DefinePlugin({ BLOCKED_ADDRESSES: JSON.stringify(blocked) })],
    performance: false,
  };
  const compiler = rspack(config);
  const stats = await new Promise<Stats>((resolve, reject) => {
    compiler.run((error, result) => (error || !result ? reject(error) : resolve(result)));
  });
  const { errors = [] } = stats.toJson({ all: false, errors: true });
  await new Promise((resolve) => compiler.close(resolve));
  if (errors.length > 0) {
    const list = errors.map(({ message }) => message).join('\n');
    throw new Error(`The offline worker could not be built:\n${list}`);
  }
  return path.join(folder, filename);
}
