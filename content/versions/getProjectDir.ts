import path from 'node:path';

/**
 * Folder, relative to the project root, in which tools/versions creates the workspaces of
 * older versions.
 */
export const WORKSPACES = path.join('.cache', 'versions');

/**
 * Returns the project folder, which has the pages of all versions. For a workspace, which
 * has the pages of only one version, it is the folder that the workspace was created
 * from.
 * @param siteDir folder of the site that is built
 */
export function getProjectDir(siteDir: string): string {
  const parent = path.dirname(siteDir);
  return parent.endsWith(path.sep + WORKSPACES)
    ? parent.slice(0, -WORKSPACES.length - 1)
    : siteDir;
}
