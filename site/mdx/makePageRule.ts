import path from 'node:path';

/** Where the pages are: the English ones, and their translations. */
const FOLDERS = ['docs', 'i18n'];

/**
 * A rule of the bundler that hands pages to a loader before they are compiled.
 * @param loader its file; it gets the option `siteDir`
 */
export const makePageRule = (loader: string, siteDir: string) => ({
  test: /\.mdx$/,
  // Docusaurus reads `include` of every rule for MDX, and breaks on one without it.
  include: FOLDERS.map((folder) => path.join(siteDir, folder) + path.sep),
  enforce: 'pre' as const,
  use: [{ loader, options: { siteDir } }],
});
