/** Space that the browser leaves to the site, in bytes; undefined if it does not tell. */
export async function getSpace(): Promise<number | undefined> {
  const { quota, usage = 0 } =
    (await navigator.storage?.estimate?.().catch(() => undefined)) ?? {};
  return quota === undefined ? undefined : quota - usage;
}
