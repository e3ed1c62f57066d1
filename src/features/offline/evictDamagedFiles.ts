/**
 * Replaces files of the site that the browser could not use in the caches of the worker and
 * of the browser: a damaged script would be served forever, since files with a hash in
 * their name are fetched only once. The next attempt, such as a reader's retry, gets the
 * new one. `startLate` does the same for the scripts that contain this code.
 * @param win the page, with the caches of its origin
 */
export function evictDamagedFiles(
  win: Window & Partial<Pick<typeof globalThis, 'caches'>>,
): void {
  win.addEventListener(
    'error',
    (event) => {
      const url = findFile(event);
      if (url?.startsWith(`${win.location.origin}/`)) void replaceCached(win, url);
    },
    // Error events of elements do not bubble.
    true,
  );
}

function findFile(event: ErrorEvent): string | undefined {
  const { target, error } = event as { target: unknown; error?: unknown };
  if (target instanceof HTMLScriptElement) return target.src;
  if (target instanceof HTMLLinkElement) return target.href;
  return isParseError(error) ? event.filename : undefined;
}

/** Matches a stack frame of Chromium, or of Firefox and Safari. */
const FRAME = /^\s+at |^\S*@/m;

/**
 * Whether a file was not a valid script. Nothing was executed yet, so there is no stack
 * frame; other syntax errors, such as those of `JSON.parse`, are bugs in the code, not
 * damaged files.
 */
const isParseError = (error: unknown): boolean =>
  error instanceof SyntaxError && !FRAME.test(error.stack ?? '');

async function replaceCached(
  { caches, fetch }: Window & Partial<Pick<typeof globalThis, 'caches'>>,
  url: string,
): Promise<void> {
  if (caches) await removeCached(caches, url).catch(() => undefined); // Storage is blocked.
  // Offline, a later error tries again.
  await fetch(url, { cache: 'reload' }).catch(() => undefined);
}

async function removeCached(caches: CacheStorage, url: string): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.map(async (name) =>
      (await caches.open(name)).delete(url, { ignoreVary: true, ignoreSearch: true }),
    ),
  );
}
