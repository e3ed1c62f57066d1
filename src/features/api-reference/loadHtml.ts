const loaded = new Map<string, string>();
const loading = new Map<string, Promise<string>>();

/**
 * HTML that is already cached, synchronously: after going back, the page must have its
 * full height immediately.
 */
export const getLoadedHtml = (url: string): string | undefined => loaded.get(url);

/** Fetches HTML once; a failed attempt is not cached, so the next one tries again. */
export function loadHtml(url: string): Promise<string> {
  const known = loading.get(url);
  if (known) return known;
  const request = fetch(url).then(async (response) => {
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
    const html = await response.text();
    loaded.set(url, html);
    return html;
  });
  loading.set(url, request);
  request.catch(() => loading.delete(url));
  return request;
}
