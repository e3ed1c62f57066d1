import fs from 'node:fs';
import path from 'node:path';
import { listChangesFiles } from '../../../content/api-changes/listChangesFiles';
import { createMarks, type Marks } from './createMarks';

const known = new Map<string, { times: string; marks: Marks }>();

/**
 * Reads the marks of the version being built: once per build, and in the development
 * server whenever the data change.
 * @param siteDir root of the project, or of the workspace of an older version
 * @throws Error with the file and the field of malformed data
 */
export function readMarks(siteDir: string): Marks {
  const times = listChangesFiles(siteDir)
    .map(({ file }) => `${file} ${fs.statSync(path.join(siteDir, file)).mtimeMs}`)
    .join('\n');
  const found = known.get(siteDir);
  if (found?.times === times) return found.marks;
  const marks = createMarks(siteDir);
  known.set(siteDir, { times, marks });
  return marks;
}
