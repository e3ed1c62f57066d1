import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import {
  lazyCompilationMiddleware,
  type Compiler,
  type Configuration,
  type LoaderContext,
} from '@rspack/core';

/** A reference that makes the bundler build a module without including it in any page. */
const WEAK_REFERENCE = /require\.resolveWeak\(("[^"]*")\)/g;

/**
 * Removes the weak references from Docusaurus's registry of all page modules, because
 * they cause each page to be built at startup. They are used to find modules rendered on
 * the server, and the development server renders nothing.
 * @throws Error if there are none, because the generated file has another format
 */
export default function registryLoader(this: LoaderContext, source: string): string {
  const lazy = source.replace(WEAK_REFERENCE, '$1');
  if (lazy === source)
    throw new Error(
      `${this.resourcePath} has no require.resolveWeak("…") any more. Compare it with plugins/framework-patches/lazyCompilation.ts; without it the loader may go.`,
    );
  return lazy;
}

const NAME = 'lazy-compilation';

/**
 * Makes the development server bundle a page when it is first opened. With all pages and
 * their demos in the bundle, each change took ten seconds to show.
 */
export function lazyCompilation({ siteDir, generatedFilesDir }: LoadContext): Plugin {
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
              use: [{ loader: __filename }],
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
