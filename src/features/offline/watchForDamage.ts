/**
 * Takes files off the device that the browser could not use: a damaged script would be
 * answered with for ever, since what has a hash in its name is asked for once. The next
 * attempt, such as a reader's Retry, gets it from the network.
 * @param win the page, with the caches of its origin
 */
export function watchForDamage(win: Window & Pick<typeof globalThis, 'caches'>): void {
  win.addEventListener(
    'error',
    (event) => {
      const url = findFile(event);
      if (url) dropKept(win.caches, url).catch(() => undefined); // Storage is blocked.
    },
    // Elements that fail to load tell it to themselves alone.
    true,
  );
}

function findFile(event: ErrorEvent): string | undefined {
  const { target, error } = event as { target: unknown; error?: unknown };
  if (target instanceof HTMLScriptElement) return target.src;
  if (target instanceof HTMLLinkElement) return target.href;
  return isParseError(error) ? event.filename : undefined;
}

/** A line that names a place in running code, as Chromium or as Firefox and Safari write it. */
const FRAME = /^\s+at |^\S*@/m;

/**
 * Whether a file was no script at all. Nothing ran yet, so the stack names no place; other
 * errors, such as those of `JSON.parse`, are faults of the code, not of its file.
 */
const isParseError = (error: unknown): boolean =>
  error instanceof SyntaxError && !FRAME.test(error.stack ?? '');

async function dropKept(caches: CacheStorage, url: string): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.map(async (name) =>
      (await caches.open(name)).delete(url, { ignoreVary: true, ignoreSearch: true }),
    ),
  );
}
