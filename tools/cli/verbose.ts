/** The option that every command accepts. */
export const VERBOSE_FLAG = '--verbose';

/**
 * Whether to show stack traces, which help with bugs in the code, but not with invalid
 * input.
 */
export const isVerbose = (args: readonly string[] = process.argv): boolean =>
  args.includes(VERBOSE_FLAG);
