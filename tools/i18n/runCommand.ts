/**
 * Runs a command of this folder: a fault is a message, without a stack trace.
 * @param main gets the arguments
 */
export function runCommand(main: (args: string[]) => void): void {
  try {
    main(process.argv.slice(2));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
