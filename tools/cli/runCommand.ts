import { checkOptions, VERBOSE_FLAG } from './checkOptions';
import { describeError } from './describeError';

/** Whether stack traces are wanted: they help with a fault of the code, not of its input. */
export const isVerbose = (args: readonly string[] = process.argv): boolean =>
  args.includes(VERBOSE_FLAG);

/**
 * Runs a command and ends the process where it fails, with the message alone: it names what
 * is wrong and how to mend it.
 * @param command gets what stands behind it; throws what the reader is to be told
 * @param known its options besides `--verbose`; any other is refused before it runs. Left out by
 *   commands that look at their arguments themselves
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
