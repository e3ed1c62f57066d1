import { git } from '../change/git';

/**
 * Makes a copy of the project as it is committed, with a Git repository of its own that borrows
 * the objects: it costs the size of the files, and goes when its folder is deleted.
 */
export function cloneProject(siteDir: string, folder: string): void {
  git(siteDir, ['clone', '--quiet', '--shared', siteDir, folder]);
}
