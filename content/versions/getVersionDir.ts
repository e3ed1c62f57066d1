import path from 'node:path';

/**
 * Folder with the pages of a frozen version.
 * @param projectDir folder of the project; a workspace only has one version, in docs/
 */
export const getVersionDir = (projectDir: string, major: number | string): string =>
  path.join(projectDir, `versioned_docs/version-${major}`);
