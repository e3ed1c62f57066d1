import { describeError } from './describeError';
import { isVerbose, VERBOSE_FLAG } from './verbose';

/**
 * Runs a command or a script; if it fails, exits the process and prints only the message,
 * which says what is wrong and how to fix it.
 * @param command receives the command line arguments without `--verbose`; throws errors
 *   with messages for the user
 */
export function runCommand(command: (args: string[]) => void | Promise<void>): void {
  const args = process.argv.slice(2);
  // `| head` has read enough.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit(0);
  });
  Promise.resolve()
    .then(() => command(args.filter((arg) => arg !== VERBOSE_FLAG)))
    .catch((error: unknown) => {
      const stack = error instanceof Error ? error.stack : undefined;
      console.error((isVerbose() ? stack : undefined) ?? describeError(error));
      process.exit(1);
    });
}
