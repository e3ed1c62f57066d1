/**
 * Removes all scripts and their preloads from a page, to measure the lower limit of its
 * loading time.
 * @param html as written by the build
 */
export const removeScripts = (html: string): string =>
  html
    .replace(/<script\b[^>]*>[^]*?<\/script\s*>/gi, '')
    .replace(/<link\b[^>]*>/gi, (link) =>
      /\brel=["']?modulepreload\b|\bas=["']?script\b/i.test(link) ? '' : link,
    );
