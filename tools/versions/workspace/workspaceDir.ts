import path from 'node:path';
import { SITE_DIR } from '../../../site/paths/siteDir';

/** Where the workspaces of older versions are; nothing in there is kept. */
const WORKSPACES_DIR = path.join(SITE_DIR, '.cache', 'versions');

/** The folder in which a version is built, checked and tested. */
export const getWorkspaceDir = (major: number): string =>
  path.join(WORKSPACES_DIR, String(major));
