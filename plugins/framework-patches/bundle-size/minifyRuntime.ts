import type { ConfigureWebpackUtils } from '@docusaurus/types';

/** The script that knows the file names of all others. */
const RUNTIME = /runtime~main\./;

const MINIMIZER = 'SwcJsMinimizerRspackPlugin';

interface MinimizerOptions {
  minimizerOptions?: { mangle?: object | boolean };
}

/** A plugin of the bundler, as it keeps what it was made with. */
interface Minimizer {
  constructor: { name: string };
  _args?: readonly [MinimizerOptions?];
}

type Bundler = ConfigureWebpackUtils['currentBundler']['instance'];

/**
 * Makes equal sources give an equal runtime script. The minifier gives the shortest names to
 * the characters that a script has most of, and the runtime is full of file names whose
 * hashes are provisional at that time: they differ from build to build, and are replaced
 * later. So its variables were named by accident, which changed its own hash and every page.
 * The runtime is minified without counting characters; all other scripts as before.
 * @param all the minimizers of the bundler's configuration
 * @param bundler Rspack
 * @returns the minimizers to use instead
 * @throws Error if the framework does not use this minimizer any more
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
      `The bundler's configuration has no ${MINIMIZER}. See with npm run build:compare whether two builds of the installed @docusaurus/core still differ in their runtime script.`,
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
