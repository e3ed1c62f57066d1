import path from 'node:path';

/** Where the pages are: the English ones, and their translations. */
const FOLDERS = ['docs', 'i18n'];

/**
 * A rule of the bundler that hands pages to a loader before they are compiled.
 * @param loader its file
 * @param options of the loader
 */
export const makePageRule = <Options extends { siteDir: string }>(
  loader: string,
  options: Options,
) => ({
  test: /\.mdx$/,
  // Docusaurus reads `include` of every rule for MDX, and breaks on one without it.
  include: FOLDERS.map((folder) => path.join(options.siteDir, folder) + path.sep),
  enforce: 'pre' as const,
  use: [{ loader, options }],
});
