/**
 * A page without any script, and without links that fetch scripts early: what is left is the
 * limit of how quick the page can be.
 * @param html as the build writes it
 */
export const removeScripts = (html: string): string =>
  html
    .replace(/<script\b[^>]*>[^]*?<\/script\s*>/gi, '')
    .replace(/<link\b[^>]*>/gi, (link) =>
      /\brel=["']?modulepreload\b|\bas=["']?script\b/i.test(link) ? '' : link,
    );
