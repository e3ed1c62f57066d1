import path from 'node:path';

/** Folders of the English pages and of their translations. */
const FOLDERS = ['docs', 'i18n'];

/**
 * Creates a bundler rule that passes pages through a loader before they are compiled.
 * @param loader path of the loader
 * @param options passed to the loader
 */
export const makePageRule = <Options extends { siteDir: string }>(
  loader: string,
  options: Options,
) => ({
  test: /\.mdx$/,
  // Docusaurus reads `include` of every MDX rule and fails if one has none.
  include: FOLDERS.map((folder) => path.join(options.siteDir, folder) + path.sep),
  enforce: 'pre' as const,
  use: [{ loader, options }],
});
