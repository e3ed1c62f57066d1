/**
 * Free storage quota of the site, in bytes; undefined if the browser does not report it.
 */
export async function getSpace(): Promise<number | undefined> {
  const { quota, usage = 0 } =
    (await navigator.storage?.estimate?.().catch(() => undefined)) ?? {};
  return quota === undefined ? undefined : quota - usage;
}
