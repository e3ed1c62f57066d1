import path from 'node:path';
import type { VcsConfig } from '@docusaurus/types';
import { getVcsPreset } from '@docusaurus/utils';
import { getProjectDir } from './getProjectDir';
import { toRepositoryPath } from './toRepositoryPath';

/**
 * Lets Docusaurus read the last update of a page from Git, where the pages of an older
 * version only exist in `versioned_docs`; the workspace it is built in is ignored by Git.
 * @param siteDir folder of the site that is built: the project or one of its workspaces
 * @param git reads the history of files in the repository
 */
export function makeVcs(
  siteDir: string,
  git: VcsConfig = getVcsPreset('default-v2'),
): VcsConfig {
  const projectDir = getProjectDir(siteDir);
  const findOriginal = (file: string): string => {
    const place = path.relative(siteDir, path.resolve(siteDir, file));
    return path.join(projectDir, toRepositoryPath(place.split(path.sep).join('/')));
  };
  return {
    initialize: () => git.initialize({ siteDir: projectDir }),
    getFileCreationInfo: (file) => git.getFileCreationInfo(findOriginal(file)),
    getFileLastUpdateInfo: (file) => git.getFileLastUpdateInfo(findOriginal(file)),
  };
}
