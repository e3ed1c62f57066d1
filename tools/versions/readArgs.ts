import { VERBOSE_FLAG } from '../cli/checkOptions';

/**
 * Parses the arguments of a command for one version.
 * @param known flags of the command
 * @throws Error with an unknown flag, or if not exactly one version is given
 */
export function readArgs<Flag extends string>(
  args: readonly string[],
  known: readonly Flag[],
): { name: string; flags: ReadonlySet<Flag> } {
  const isKnown = (arg: string): arg is Flag => known.some((flag) => flag === arg);
  const flags = args.filter(isKnown);
  const [name, ...more] = args.filter((arg) => !isKnown(arg) && arg !== VERBOSE_FLAG);
  const unknown = [name ?? '', ...more].find((arg) => arg.startsWith('-'));
  if (unknown)
    throw new Error(
      `"${unknown}" is not known; there is ${[...known, VERBOSE_FLAG].join(', ')}.`,
    );
  if (!name || more.length > 0)
    throw new Error('Name one version by its number, such as 8.');
  return { name, flags: new Set(flags) };
}
