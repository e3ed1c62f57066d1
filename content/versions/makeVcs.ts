import path from 'node:path';
import type { VcsConfig } from '@docusaurus/types';
import { getVcsPreset } from '@docusaurus/utils';
import { getProjectDir } from './getProjectDir';
import { toRepositoryPath } from './toRepositoryPath';

/**
 * How Docusaurus learns when a page was changed last: from Git, which knows the pages of an older
 * version in `versioned_docs` alone, and ignores the workspace that it is built in.
 * @param siteDir folder of the site that is built: the project, or a workspace of it
 * @param git what is asked about the files of the repository
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
