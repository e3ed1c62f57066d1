import fs from 'node:fs';
import path from 'node:path';
import { listChangesFiles } from '../../../content/api-changes/listChangesFiles';
import { createMarks, type Marks } from './createMarks';

const known = new Map<string, { times: string; marks: Marks }>();

/**
 * The marks of the version that is built: read once in a build, and again by the development
 * server when the data have changed.
 * @param siteDir root of the project, or of the workspace of an older version
 * @throws Error that names the file and the field of malformed data
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
