import type { PublishedSite } from './openSite';

/** How long responses are cached, in ms, because assistants request them repeatedly. */
const FRESH_FOR = 300_000;
/** Request timeout, in ms. */
const TIMEOUT = 30_000;

/** Some hosts respond with a page, and without an error status, if a file is missing. */
const HTML = /^\s*<(?:!doctype|html)/i;

/**
 * Reads the files of a deployed site, with a temporary cache.
 * @param address origin, or the address of a page of the site
 * @throws Error if it is not a valid address
 */
export function createFetchReader(address: string): PublishedSite {
  if (!URL.canParse(address))
    throw new Error(
      `--site: "${address}" is no address. Give an origin: --site https://docs.example.com`,
    );
  const { origin } = new URL(address);
  const cache = new Map<string, { until: number; text: Promise<string | null> }>();
  return {
    name: origin,
    read: (pathname) => {
      const known = cache.get(pathname);
      if (known && known.until > Date.now()) return known.text;
      const text = fetchText(new URL(pathname, origin));
      cache.set(pathname, { until: Date.now() + FRESH_FOR, text });
      text.catch(() => cache.delete(pathname));
      return text;
    },
  };
}

async function fetchText(url: URL): Promise<string | null> {
  let response: Response;
  try {
    response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT) });
  } catch (error) {
    throw new Error(
      `${url.href} cannot be reached. Check the network and the server's option --site.`,
      { cause: error },
    );
  }
  if (response.status === 404 || response.status === 410) return null;
  if (!response.ok)
    throw new Error(
      `${url.href} answered with status ${response.status}. Try again, or give another --site.`,
    );
  const text = await response.text();
  return HTML.test(text) ? null : text;
}
