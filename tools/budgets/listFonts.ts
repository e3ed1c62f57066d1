const PRELOADS = /<link\b[^>]*\brel=["']?preload\b[^>]*>/gi;
const ADDRESS = /\bhref=["']?([^"'\s>]+)/i;

/**
 * Lists the fonts that are referenced in the HTML of a page.
 * @param html as written by the build
 * @returns paths from the root of the host
 */
export const listFonts = (html: string): string[] =>
  (html.match(PRELOADS) ?? [])
    .filter((link) => /\bas=["']?font\b/i.test(link))
    .flatMap((link) => ADDRESS.exec(link)?.[1] ?? []);
