/** The option that every command takes. */
export const VERBOSE_FLAG = '--verbose';

/**
 * Refuses options that a command does not know: a misspelled one would be left out in silence.
 * @param args what stands behind the command
 * @param known its options, such as `--json`
 * @throws Error that names the first one and those that there are
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
