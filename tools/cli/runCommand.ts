import { checkOptions, VERBOSE_FLAG } from './checkOptions';
import { describeError } from './describeError';

/**
 * Whether to show stack traces, which help with bugs in the code, but not with invalid
 * input.
 */
export const isVerbose = (args: readonly string[] = process.argv): boolean =>
  args.includes(VERBOSE_FLAG);

/**
 * Runs a command; if it fails, exits the process and prints only the message, which says
 * what is wrong and how to fix it.
 * @param command receives the command line arguments; throws errors with messages for
 *   the user
 * @param known its options besides `--verbose`; unknown options are rejected before it
 *   runs. Omitted by commands that validate their arguments themselves
 */
export function runCommand(
  command: (args: string[]) => void | Promise<void>,
  known?: readonly string[],
): void {
  const args = process.argv.slice(2);
  Promise.resolve()
    .then(() => {
      if (known) checkOptions(args, known);
      return command(args.filter((arg) => arg !== VERBOSE_FLAG));
    })
    .catch((error: unknown) => {
      const stack = error instanceof Error ? error.stack : undefined;
      console.error((isVerbose() ? stack : undefined) ?? describeError(error));
      process.exit(1);
    });
}
