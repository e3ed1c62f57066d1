/**
 * Defines `theme` on the window without loading MUI up front. The first access starts the
 * load and returns a promise; once loaded, it is the theme itself, so `await theme`
 * always works. It is not enumerable, so that inspecting the window does not load it.
 * @param load fetches the function that returns the current theme
 */
export function exposeTheme<T>(win: object, load: () => Promise<() => T>): void {
  let read: (() => T) | undefined;
  let pending: Promise<T> | undefined;

  const start = (): Promise<T> =>
    load().then(
      (loaded) => {
        read = loaded;
        return read();
      },
      (error: unknown) => {
        pending = undefined; // No network: the next access tries again.
        throw error;
      },
    );

  Object.defineProperty(win, 'theme', {
    configurable: true,
    get: () => (read ? read() : (pending ??= start())),
  });
}
