import path from 'node:path';

/** Where tools/versions makes the workspaces of older versions, below the project. */
export const WORKSPACES = path.join('.cache', 'versions');

/**
 * The folder of the project, with the pages of all versions. In a workspace, which has those of
 * one version alone, it is the folder that the workspace was made from.
 * @param siteDir folder of the site that is built
 */
export function getProjectDir(siteDir: string): string {
  const parent = path.dirname(siteDir);
  return parent.endsWith(path.sep + WORKSPACES)
    ? parent.slice(0, -WORKSPACES.length - 1)
    : siteDir;
}
