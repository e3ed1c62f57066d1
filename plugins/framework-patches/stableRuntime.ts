import type { ConfigureWebpackUtils, Plugin } from '@docusaurus/types';

/** The script with the file names of all others. */
const RUNTIME = /runtime~main\./;

const MINIMIZER = 'SwcJsMinimizerRspackPlugin';

interface MinimizerOptions {
  minimizerOptions?: { mangle?: object | boolean };
}

/** A bundler plugin that exposes its constructor arguments. */
interface Minimizer {
  constructor: { name: string };
  _args?: readonly [MinimizerOptions?];
}

type Bundler = ConfigureWebpackUtils['currentBundler']['instance'];

/**
 * Makes the runtime script reproducible. The minifier assigns the shortest names by the
 * frequency of characters, and the runtime is full of file names whose hashes are
 * placeholders at that point: they differ between builds and are replaced later. As a
 * result, its variable names were random, which changed its own hash and every page. The
 * runtime is therefore minified without counting characters; all other scripts are
 * minified as before.
 * @param all the minimizers of the bundler configuration
 * @param bundler Rspack
 * @returns the minimizers to use instead
 * @throws Error if Docusaurus no longer uses this minimizer
 */
export function minifyRuntime(
  all: readonly unknown[],
  bundler: Bundler,
): readonly unknown[] {
  const index = all.findIndex(
    (each) => (each as Minimizer).constructor.name === MINIMIZER,
  );
  const make: unknown = Reflect.get(bundler, MINIMIZER);
  if (index < 0 || typeof make !== 'function')
    throw new Error(
      `The bundler's configuration has no ${MINIMIZER}. See with npm run build -- --compare whether two builds of the installed @docusaurus/core still differ in their runtime script.`,
    );
  const options = (all[index] as Minimizer)._args?.[0] ?? {};
  const { mangle } = options.minimizerOptions ?? {};
  const makeOne = (own: object): unknown => Reflect.construct(make, [own]);
  return all.toSpliced(
    index,
    1,
    makeOne({ ...options, exclude: RUNTIME }),
    makeOne({
      ...options,
      include: RUNTIME,
      minimizerOptions: {
        ...options.minimizerOptions,
        mangle: { ...(typeof mangle === 'object' ? mangle : {}), disableCharFreq: true },
      },
    }),
  );
}

/** Gives the runtime script of equal sources equal names. */
export const stableRuntime = (): Plugin => ({
  name: 'stable-runtime',
  configureWebpack({ optimization }, isServer, { currentBundler }) {
    if (isServer || process.env.NODE_ENV !== 'production' || !optimization?.minimizer)
      return {};
    optimization.minimizer = [
      ...minifyRuntime(optimization.minimizer, currentBundler.instance),
    ] as typeof optimization.minimizer;
    return {};
  },
});
