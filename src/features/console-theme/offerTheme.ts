/**
 * Defines `theme` on the window without loading MUI for those who never ask. The first look
 * starts the load and gives a promise; once loaded, it is the theme itself. So `await theme`
 * gives the theme at any time. It cannot be listed, lest a look at all of the window load it.
 * @param load fetches the function that gives the present theme
 */
export function offerTheme<T>(win: object, load: () => Promise<() => T>): void {
  let read: (() => T) | undefined;
  let pending: Promise<T> | undefined;

  const start = (): Promise<T> =>
    load().then(
      (loaded) => {
        read = loaded;
        return read();
      },
      (error: unknown) => {
        pending = undefined; // No network: the next look tries again.
        throw error;
      },
    );

  Object.defineProperty(win, 'theme', {
    configurable: true,
    get: () => (read ? read() : (pending ??= start())),
  });
}
