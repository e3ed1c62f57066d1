import { git } from '../change/git';

/**
 * Clones the committed state of the project, sharing its Git objects: it only takes the
 * size of the files, and can simply be deleted.
 */
export function cloneProject(siteDir: string, folder: string): void {
  git(siteDir, ['clone', '--quiet', '--shared', siteDir, folder]);
}
