import { spawnSync } from 'node:child_process';
import path from 'node:path';
import type { VcsConfig } from '@docusaurus/types';
import { getVcsPreset } from '@docusaurus/utils';
import { getProjectDir } from './getProjectDir';
import { toRepositoryPath } from './toRepositoryPath';

/**
 * Whether Git knows when each file of a folder was changed. It does not in an archive, and
 * in a shallow clone every file seems to be changed by the last commit.
 */
export const hasHistory = (folder: string): boolean =>
  spawnSync('git', ['rev-parse', '--is-shallow-repository'], {
    cwd: folder,
    encoding: 'utf8',
  }).stdout?.trim() === 'false';

/**
 * Lets Docusaurus read the last update of a page from Git, where the pages of an older
 * version only exist in `versioned_docs`; the workspace it is built in is ignored by Git.
 * Without a history, pages have no dates.
 * @param siteDir folder of the site that is built: the project or one of its workspaces
 * @param git reads the history of files in the repository
 */
export function makeVcs(
  siteDir: string,
  git: VcsConfig = getVcsPreset('default-v2'),
): VcsConfig {
  const projectDir = getProjectDir(siteDir);
  const isKnown = hasHistory(projectDir);
  const findOriginal = (file: string): string => {
    const place = path.relative(siteDir, path.resolve(siteDir, file));
    return path.join(projectDir, toRepositoryPath(place.split(path.sep).join('/')));
  };
  return {
    initialize: () =>
      isKnown
        ? git.initialize({ siteDir: projectDir })
        : console.warn(
            'Pages have no dates: this is an archive or a shallow clone. For dates: git fetch --unshallow',
          ),
    getFileCreationInfo: async (file) =>
      isKnown ? git.getFileCreationInfo(findOriginal(file)) : null,
    getFileLastUpdateInfo: async (file) =>
      isKnown ? git.getFileLastUpdateInfo(findOriginal(file)) : null,
  };
}
