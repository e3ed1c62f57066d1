const PRELOADS = /<link\b[^>]*\brel=["']?preload\b[^>]*>/gi;
const ADDRESS = /\bhref=["']?([^"'\s>]+)/i;

/**
 * The fonts that a page asks for by its HTML.
 * @param html as the build writes it
 * @returns paths from the root of the host
 */
export const listFonts = (html: string): string[] =>
  (html.match(PRELOADS) ?? [])
    .filter((link) => /\bas=["']?font\b/i.test(link))
    .flatMap((link) => ADDRESS.exec(link)?.[1] ?? []);
