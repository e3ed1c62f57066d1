import path from 'node:path';
import { rspack } from '@rspack/core';

/**
 * Bundles a TypeScript file with all that it imports into one script for a page, as a
 * production build does.
 * @param entry the file
 * @param folder where the script is written; it is made if it is missing
 * @returns the path of the script
 * @throws with the messages of the bundler if the file cannot be bundled
 */
export function bundleForPage(entry: string, folder: string): Promise<string> {
  const compiler = rspack({
    mode: 'production',
    devtool: false,
    entry,
    output: { path: folder, filename: 'page.js' },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    performance: false,
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: 'builtin:swc-loader',
          options: {
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic' } },
            },
          },
        },
      ],
    },
  });
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) reject(error);
        else if (stats?.hasErrors())
          reject(new Error(stats.toString({ all: false, errors: true })));
        else resolve(path.join(folder, 'page.js'));
      });
    });
  });
}
