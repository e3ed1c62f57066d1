import path from 'node:path';
import type { Compiler, RspackPluginInstance } from '@rspack/core';
import type { LoadContext, Plugin } from '@docusaurus/types';

const NAME = 'bundler-errors';

/**
 * Creates a bundler plugin for all compilers of a build. Once a compiler has read its
 * modules, its errors are known, and are printed. When all have, the build ends, instead of
 * optimizing for minutes what it will not write.
 * @param print receives all messages of a compiler that were not printed before
 */
export function createErrorReporter(
  siteDir: string,
  print: (messages: readonly string[]) => void,
): RspackPluginInstance {
  const open = new Set<Compiler>();
  const printed = new Set<string>();
  return {
    apply(compiler: Compiler) {
      open.add(compiler);
      compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
        compilation.hooks.seal.tap(NAME, () => {
          const messages = new Set(
            compilation.errors.map(({ message, module }) => {
              const file = (module as { resource?: string } | undefined)?.resource;
              return file ? `${path.relative(siteDir, file)}\n${message}` : message;
            }),
          );
          const unseen = [...messages].filter((message) => !printed.has(message)).sort();
          unseen.forEach((message) => printed.add(message));
          if (unseen.length > 0) print(unseen);
          open.delete(compiler);
          if (open.size === 0 && printed.size > 0)
            throw new Error(
              `The bundler reports ${printed.size} errors; they are above.`,
            );
        });
      });
    },
  };
}

/** Reports the bundler's errors at once; Docusaurus reports them at the end. */
export default function bundlerErrorsPlugin({ siteDir }: LoadContext): Plugin {
  const reporter = createErrorReporter(siteDir, (messages) =>
    console.error(messages.join('\n')),
  );
  return {
    name: NAME,
    configureWebpack: () =>
      process.env.NODE_ENV === 'production' ? { plugins: [reporter] as never[] } : {},
  };
}
