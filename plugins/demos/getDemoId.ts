import path from 'node:path';

const CUT_VERSION = /^versioned_docs\/version-([^/]+)\//;

/**
 * The name of a demo on the whole site: `data-grid/sorting/SortByRank`, and with its version
 * before it, `v7/data-grid/sorting/SortByRank`, for one of a version that was cut.
 * @param file of the demo, or of one of its variants, with the extension
 */
export function getDemoId(file: string, siteDir: string): string {
  const place = path.relative(siteDir, file).split(path.sep).join('/');
  return place
    .replace(/^docs\//, '')
    .replace(CUT_VERSION, 'v$1/')
    .replace(/\.tsx$/, '');
}
