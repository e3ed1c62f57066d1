import type { PublishedSite } from './openSite';

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
  try {
    return JSON.parse(text) as T;
  } catch (error) {
    throw new Error(`${pathname} of ${site.name} is no JSON. Build the site anew.`, {
      cause: error,
    });
  }
}
