/** Globals that `tests/support/jest/nodeEnvironment.cjs` adds to the sandbox. */
const outside = globalThis as unknown as {
  importNatively: (name: string) => Promise<unknown>;
  requireNatively: (name: string) => unknown;
};

/** Node's own `import()`. */
export const importNatively = <T>(name: string): Promise<T> =>
  outside.importNatively(name) as Promise<T>;

/** Node's own `require`, which supports ES modules. */
export const requireNatively = <T>(name: string): T => outside.requireNatively(name) as T;
