/**
 * The environment for a process whose output is read and passed on: it colors what it prints
 * where it would have without that.
 */
export const keepColors = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  ...env,
  ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}),
});
