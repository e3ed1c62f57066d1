import path from 'node:path';
import { readText } from '../../../content/text/readText';
import { getArchivedPathnamesFile } from '../../../content/versions/archivedPathnames';
import { getVersionDir } from '../../../content/versions/getVersionDir';
import { listPathnames } from '../../../content/versions/listPathnames';
import { changeProject } from '../change/changeProject';
import { listPut } from '../change/fileChange';
import { requireCleanTree } from '../change/findUncommitted';
import { git, splitZeros } from '../change/git';
import { writeFiles } from '../change/writeFiles';
import { listLanguages } from '../listLanguages';
import { readVersionTable, TABLE_FILE } from '../table/versionTable';
import { writeWorkflows } from '../table/writeWorkflows';
import { listVersionPaths } from '../versionPaths';
import { setStatus } from './setStatus';

/**
 * Removes an older version from the builds. A list of its pages is stored, so that the
 * version menu can still link to each of them on its host.
 * @param name the version, as given to the command
 * @returns the number of removed files
 * @throws Error if the version is not in this repository, or there are uncommitted
 *   changes; nothing is changed then
 */
export async function archiveVersion(siteDir: string, name: string): Promise<number> {
  let count = 0;
  await changeProject(siteDir, (scratch) => {
    requireCleanTree(siteDir);
    const table = readText(path.join(siteDir, TABLE_FILE));
    const written = setStatus(table, name, { from: 'maintained', to: 'archived' });
    const files = splitZeros(git(siteDir, ['ls-files', '-z']));
    const paths = listVersionPaths(Number(name), listLanguages(files));
    const removed = files.filter((file) =>
      paths.some((each) => file === each || file.startsWith(`${each}/`)),
    );
    const pathnames = listPathnames(getVersionDir(siteDir, name));
    const change = {
      copies: [],
      texts: {
        [TABLE_FILE]: written,
        ...writeWorkflows(siteDir, readVersionTable(written)),
        [getArchivedPathnamesFile(Number(name))]:
          `${JSON.stringify(pathnames, null, 2)}\n`,
      },
      removed,
    };
    count = removed.length;
    writeFiles(change, siteDir, scratch);
    return { put: listPut(change), removed };
  });
  return count;
}
