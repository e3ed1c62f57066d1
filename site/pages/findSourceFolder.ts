import path from 'node:path';

/**
 * The folder with the demos and tables of a page: its own for an English page; for a translated
 * one the folder of the same page in the source language, of the same version.
 */
export function findSourceFolder(pageFile: string, siteDir: string): string {
  const relative = path
    .relative(siteDir, path.dirname(pageFile))
    .split(path.sep)
    .join('/');
  const match = /^i18n\/[^/]+\/docusaurus-plugin-content-docs\/([^/]+)\/(.*)$/.exec(
    relative,
  );
  if (!match) return path.dirname(pageFile);
  const [, version = '', rest = ''] = match;
  const root = version === 'current' ? 'docs' : `versioned_docs/${version}`;
  return path.join(siteDir, root, rest);
}
