import path from 'node:path';

/** Folders with pages: the sources and the translations. */
const DOC_ROOT = /^(?:docs|i18n\/[^/]+\/docusaurus-plugin-content-docs\/current)\//;

/**
 * Returns the path of a file relative to its documentation folder, for any language:
 * `data-grid/sorting/sorting.mdx`.
 * @returns undefined if the file is not in a documentation folder
 */
export function findDocPath(filePath: string, siteDir: string): string | undefined {
  const relative = path.relative(siteDir, filePath).split(path.sep).join('/');
  return DOC_ROOT.test(relative) ? relative.replace(DOC_ROOT, '') : undefined;
}
