import type { PublishedSite } from './openSite';

/** How long what was fetched is taken for the latest, in ms: assistants ask again and again. */
const FRESH_FOR = 300_000;
/** How long a host may take, in ms. */
const PATIENCE = 30_000;

/** Some hosts answer with a page, and without an error, where there is no file. */
const HTML = /^\s*<(?:!doctype|html)/i;

/**
 * Reads the files of a deployed site, and keeps them for a while.
 * @param address origin, with or without the path to a page of the site
 * @throws Error if it is no address
 */
export function createFetchReader(address: string): PublishedSite {
  if (!URL.canParse(address))
    throw new Error(
      `--site: "${address}" is no address. Give an origin: --site https://docs.example.com`,
    );
  const { origin } = new URL(address);
  const kept = new Map<string, { until: number; text: Promise<string | null> }>();
  return {
    name: origin,
    read: (pathname) => {
      const known = kept.get(pathname);
      if (known && known.until > Date.now()) return known.text;
      const text = fetchText(new URL(pathname, origin));
      kept.set(pathname, { until: Date.now() + FRESH_FOR, text });
      text.catch(() => kept.delete(pathname));
      return text;
    },
  };
}

async function fetchText(url: URL): Promise<string | null> {
  let response: Response;
  try {
    response = await fetch(url, { signal: AbortSignal.timeout(PATIENCE) });
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
