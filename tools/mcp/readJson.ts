import type { PublishedSite } from './openSite';

/** What was read last: assistants ask again and again, and lists are megabytes long. */
const parsed = new WeakMap<
  PublishedSite,
  Map<string, { text: string; value: unknown }>
>();

/**
 * Reads a published file that each site has.
 * @throws Error if it is missing or no JSON
 */
export async function readJson<T>(site: PublishedSite, pathname: string): Promise<T> {
  const text = await site.read(pathname);
  if (text === null)
    throw new Error(
      `${site.name} has no ${pathname}. Build the site anew with \`npm run build\`, or give another one: --site https://docs.example.com`,
    );
  const kept = parsed.get(site) ?? new Map<string, { text: string; value: unknown }>();
  parsed.set(site, kept);
  const known = kept.get(pathname);
  if (known?.text === text) return known.value as T;
  try {
    const value = JSON.parse(text) as T;
    kept.set(pathname, { text, value });
    return value;
  } catch (error) {
    throw new Error(`${pathname} of ${site.name} is no JSON. Build the site anew.`, {
      cause: error,
    });
  }
}
