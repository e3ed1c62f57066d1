import { Globby } from '@docusaurus/utils';

/** Also ignored by Git; listed here so that they are not even traversed. */
const LARGE = ['**/node_modules', '.git', '.cache', '.docusaurus', 'build*'];

/**
 * Lists all files of the project except those in .gitignore, both in a clone and in an
 * archive.
 * @param siteDir root of the project
 * @returns relative paths, sorted
 */
export const listProjectFiles = (siteDir: string): string[] =>
  Globby.sync('**/*', {
    cwd: siteDir,
    dot: true,
    gitignore: true,
    followSymbolicLinks: false,
    ignore: LARGE.flatMap((name) => [name, `${name}/**`]),
  }).sort();
