import { Globby } from '@docusaurus/utils';

/** Git ignores these too; named here so that they are not even read. */
const LARGE = ['**/node_modules', '.git', '.cache', '.docusaurus', 'build*'];

/**
 * All files of the project but those that .gitignore names, in a clone and in an archive alike.
 * @param siteDir root of the project
 * @returns paths from there, sorted
 */
export const listProjectFiles = (siteDir: string): string[] =>
  Globby.sync('**/*', {
    cwd: siteDir,
    dot: true,
    gitignore: true,
    followSymbolicLinks: false,
    ignore: LARGE.flatMap((name) => [name, `${name}/**`]),
  }).sort();
