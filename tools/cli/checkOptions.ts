/** The option that every command accepts. */
export const VERBOSE_FLAG = '--verbose';

/**
 * Rejects unknown options: a misspelled one would otherwise be ignored silently.
 * @param args command line arguments
 * @param known its options, such as `--json`
 * @throws Error with the first unknown option and the known ones
 */
export function checkOptions(args: readonly string[], known: readonly string[]): void {
  const options = [...known, VERBOSE_FLAG];
  const unknown = args
    .map((arg) => arg.replace(/=.*$/s, ''))
    .find((arg) => arg.startsWith('-') && !options.includes(arg));
  if (unknown !== undefined)
    throw new Error(
      `"${unknown}" is no option of this command. It takes ${options.join(', ')}.`,
    );
}
