import path from 'node:path';

/** Folders that hold pages: the sources and the translations. */
const DOC_ROOT = /^(?:docs|i18n\/[^/]+\/docusaurus-plugin-content-docs\/current)\//;

/**
 * The path of a file inside its documentation folder, whatever the language:
 * `data-grid/sorting/sorting.mdx`.
 * @returns undefined for files that are no documentation
 */
export function findDocPath(filePath: string, siteDir: string): string | undefined {
  const relative = path.relative(siteDir, filePath).split(path.sep).join('/');
  return DOC_ROOT.test(relative) ? relative.replace(DOC_ROOT, '') : undefined;
}
