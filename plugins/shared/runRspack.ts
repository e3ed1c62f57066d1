import type { Configuration, StatsCompilation } from '@rspack/core';

/**
 * Runs the bundler of Docusaurus for a separate production bundle.
 * @param name for messages: "The offline worker"
 * @param config configuration specific to this bundle
 * @param constants code by the name of the constant in the sources
 * @returns the result with its `entrypoints`
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
