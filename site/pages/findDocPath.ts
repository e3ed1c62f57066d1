import path from 'node:path';

/** Folders that hold pages: the sources, the cut versions, the translations. */
const DOC_ROOTS = [
  /^docs\//,
  /^versioned_docs\/[^/]+\//,
  /^i18n\/[^/]+\/docusaurus-plugin-content-docs\/[^/]+\//,
];

/**
 * The path of a file inside its documentation folder, whatever the version and language:
 * `data-grid/sorting/sorting.mdx`.
 * @returns undefined for files that are no documentation
 */
export function findDocPath(filePath: string, siteDir: string): string | undefined {
  const relative = path.relative(siteDir, filePath).split(path.sep).join('/');
  const root = DOC_ROOTS.find((pattern) => pattern.test(relative));
  return root && relative.replace(root, '');
}
