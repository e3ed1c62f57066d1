import fs from 'node:fs';
import path from 'node:path';
import { readText } from '../../../content/text/readText';
import { getArchivedPathnamesFile } from '../../../content/versions/archivedPathnames';
import { changeProject } from '../change/changeProject';
import { requireCleanTree } from '../change/findUncommitted';
import { git, splitZeros } from '../change/git';
import { writeFiles } from '../change/writeFiles';
import { listLanguages } from '../listLanguages';
import { readVersionTable, TABLE_FILE } from '../table/versionTable';
import { writeWorkflows } from '../table/writeWorkflows';
import { getVersionPaths, listVersionPaths } from '../versionPaths';
import { setStatus } from './setStatus';

/**
 * Restores an archived version from the commit before its removal.
 * @param name the version, as given to the command
 * @returns the number of restored files
 * @throws Error if the version is not archived, no commit removed it, or there are
 *   uncommitted changes; nothing is changed then
 */
export async function restoreVersion(siteDir: string, name: string): Promise<number> {
  let count = 0;
  await changeProject(siteDir, (scratch) => {
    requireCleanTree(siteDir);
    const read = (file: string) => readText(path.join(siteDir, file));
    const table = setStatus(read(TABLE_FILE), name, {
      from: 'archived',
      to: 'maintained',
    });
    const commit = findCommit(siteDir, Number(name));
    fs.mkdirSync(scratch, { recursive: true });
    const restored = checkOut(siteDir, scratch, { commit, major: Number(name) });
    const texts = {
      [TABLE_FILE]: table,
      ...writeWorkflows(siteDir, readVersionTable(table)),
    };
    writeFiles({ copies: [], texts, removed: [] }, siteDir, scratch);
    count = restored.length;
    const list = getArchivedPathnamesFile(Number(name));
    const removed = fs.existsSync(path.join(siteDir, list)) ? [list] : [];
    return { put: [...restored, ...Object.keys(texts)], removed };
  });
  return count;
}

/** Finds the commit before the one that removed the version. */
function findCommit(siteDir: string, major: number): string {
  const { nav } = getVersionPaths(major, []);
  const args = ['log', '-1', '--diff-filter=D', '--format=%H', '--', nav];
  const commit = git(siteDir, args).trim();
  if (!commit)
    throw new Error(
      `No commit of this branch took ${nav} out, so version ${major} cannot be brought back. If the clone is shallow, fetch the rest: git fetch --unshallow`,
    );
  return `${commit}^`;
}

/** Checks out the files of the version into a folder, with a temporary index. */
function checkOut(
  siteDir: string,
  folder: string,
  { commit, major }: { commit: string; major: number },
): string[] {
  const env = { GIT_INDEX_FILE: path.join(folder, 'index') };
  git(siteDir, ['read-tree', commit], { env });
  const languages = listLanguages(splitZeros(git(siteDir, ['ls-files', '-z'], { env })));
  const { packages } = getVersionPaths(major, languages);
  const paths = listVersionPaths(major, languages);
  // They are still there, unless someone removed them, too.
  if (!fs.existsSync(path.join(siteDir, packages))) paths.push(packages);
  const files = splitZeros(git(siteDir, ['ls-files', '-z', '--', ...paths], { env }));
  const input = files.map((file) => `${file}\0`).join('');
  const args = ['checkout-index', '-z', '--stdin', `--prefix=${folder}${path.sep}`];
  git(siteDir, args, { env, input });
  return files;
}
