import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import {
  lazyCompilationMiddleware,
  type Compiler,
  type Configuration,
} from '@rspack/core';

const NAME = 'lazy-compilation';

/**
 * Makes the development server bundle a page when it is first opened. With all pages and
 * their demos in the bundle, each change took ten seconds to show.
 */
export default function lazyCompilationPlugin({
  siteDir,
  generatedFilesDir,
}: LoadContext): Plugin {
  if (process.env.NODE_ENV === 'production') return { name: NAME };
  return {
    name: NAME,
    getClientModules: () => [path.join(siteDir, 'src/features/dev-reload')],
    configureWebpack(_config, isServer) {
      if (isServer) return {};
      let middleware: ReturnType<typeof lazyCompilationMiddleware>;
      const config: Configuration = {
        lazyCompilation: { entries: false, imports: true },
        module: {
          rules: [
            {
              test: path.join(generatedFilesDir, 'registry.js'),
              use: [{ loader: path.join(__dirname, 'registryLoader.ts') }],
            },
          ],
        },
        plugins: [
          {
            // The server adds its middlewares after the compiler has started, which is
            // too late for this.
            apply: (compiler: Compiler) => {
              middleware = lazyCompilationMiddleware(compiler);
            },
          },
        ],
      };
      const devServer = {
        setupMiddlewares: (middlewares: unknown[]) => {
          middlewares.unshift(middleware);
          // The returned list is added to the server's initial list.
          return [];
        },
      };
      return { ...config, devServer } as ReturnType<
        NonNullable<Plugin['configureWebpack']>
      >;
    },
  };
}
