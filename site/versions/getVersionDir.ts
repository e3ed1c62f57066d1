import path from 'node:path';

/**
 * Where the pages of a version are.
 * @param name `current`, or the major of one that was cut, as Docusaurus names versions
 */
export const getVersionDir = (siteDir: string, name: string): string =>
  path.join(siteDir, name === 'current' ? 'docs' : `versioned_docs/version-${name}`);
