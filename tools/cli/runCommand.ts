import { describeError } from './describeError';

export const VERBOSE_FLAG = '--verbose';

/** Whether stack traces are wanted: they help with a fault of the code, not of its input. */
export const isVerbose = (args: readonly string[] = process.argv): boolean =>
  args.includes(VERBOSE_FLAG);

/**
 * Runs a command and ends the process where it fails, with the message alone: it names what
 * is wrong and how to mend it.
 * @param command throws what the reader is to be told
 */
export function runCommand(command: () => void | Promise<void>): void {
  Promise.resolve()
    .then(command)
    .catch((error: unknown) => {
      const stack = error instanceof Error ? error.stack : undefined;
      console.error((isVerbose() ? stack : undefined) ?? describeError(error));
      process.exit(1);
    });
}
