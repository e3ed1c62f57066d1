import type { Configuration, StatsCompilation } from '@rspack/core';

/**
 * Runs the bundler that Docusaurus has for a bundle apart from the site's, for production.
 * @param name of what is built, for messages: "The offline worker"
 * @param config what this bundle has of its own
 * @param constants code by the name that stands for it in the sources
 * @returns what was written; its `entrypoints` are filled
 * @throws Error with all messages of the bundler
 */
export async function runRspack(
  name: string,
  config: Configuration,
  constants: Record<string, string> = {},
): Promise<StatsCompilation> {
  const { rspack } = await import('@docusaurus/faster');
  const compiler = rspack({
    mode: 'production',
    devtool: false,
    performance: false,
    plugins: [new rspack.DefinePlugin(constants)],
    ...config,
  });
  const stats = await new Promise<StatsCompilation>((resolve, reject) => {
    compiler.run((error, result) => {
      if (error || !result) reject(error ?? new Error(`${name} has no result.`));
      else resolve(result.toJson({ all: false, errors: true, entrypoints: true }));
    });
  });
  await new Promise((resolve) => compiler.close(resolve));
  const { errors = [] } = stats;
  if (errors.length > 0) {
    const list = errors.map(({ message }) => message).join('\n');
    throw new Error(`${name} could not be built:\n${list}`);
  }
  return stats;
}
