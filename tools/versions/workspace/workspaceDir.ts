import path from 'node:path';
import { SITE_DIR } from '../../../content/paths/siteDir';
import { WORKSPACES } from '../../../content/versions/getProjectDir';

/**
 * The folder in which a version is built, checked and tested. It can be deleted at any
 * time.
 * @param siteDir folder of the project
 */
export const getWorkspaceDir = (major: number, siteDir: string = SITE_DIR): string =>
  path.join(siteDir, WORKSPACES, String(major));
