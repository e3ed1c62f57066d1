import path from 'node:path';

/**
 * Where the pages of a version are that was cut.
 * @param projectDir folder of the project; a workspace has the pages of one version alone, in docs/
 */
export const getVersionDir = (projectDir: string, major: number | string): string =>
  path.join(projectDir, `versioned_docs/version-${major}`);
