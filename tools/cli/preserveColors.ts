/**
 * Returns the environment for a process whose output is piped, so that it prints colors
 * if it would have done so on the terminal.
 */
export const preserveColors = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  ...env,
  ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}),
});
